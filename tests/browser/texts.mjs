// What the page makes of message texts, as a table: markdown in, elements out.

import assert from "node:assert/strict";

const CASES = [
  ["plain", "plain"],
  ["**bold** and *slanted*, ***both***", "<strong>bold</strong> and <em>slanted</em>, <strong><em>both</em></strong>"],
  ["_slanted_ snake_case stays", "<em>slanted</em> snake_case stays"],
  ["__under__ ~~gone~~", "<u>under</u> <s>gone</s>"],
  ["`a *code*`", "<code>a *code*</code>"],
  ["```\n8 r n\n7 p p\n```after", "<pre><code>8 r n\n7 p p</code></pre>after"],
  ["Ada\\_B \\*no\\*", "Ada_B *no*"],
  ["**1\\. Ada\\*\\*Bea**", "<strong>1. Ada**Bea</strong>"],
  ["2 * 3 * 4", "2 * 3 * 4"],
  ["[rules](https://example.org/a)", "<a>rules</a>"],
  ["[no](javascript:alert(1))", "[no](javascript:alert(1))"],
  ["see https://example.org/a.", "see <a>https://example.org/a</a>."],
  ["<https://example.org/>", "<a>https://example.org/</a>"],
  ["<b onclick=x>no</b> &amp;", "&lt;b onclick=x&gt;no&lt;/b&gt; &amp;amp;"],
  ["<@11> in <#22>, </play:5>", "<button>@Ada</button> in <button>#chess</button>, <button>/play</button>"],
  ["<@99> <#98>", "<button>@someone</button> <button>#unknown</button>"],
  ["<t:0:Z>", "&lt;t:0:Z&gt;"],
  ["# Title\ntext", "<p>Title</p>text"],
  ["- one\n- two", "<p>one</p><p>two</p>"],
  ["> said\nnot", "<blockquote>said</blockquote>not"],
  ["1. Ada\n2. Bea", "1. Ada\n2. Bea"],
  ["a\nb", "a\nb"],
  ["**open", "**open"],
];

const RELATIVE = [
  [172_790, "in 2 days"], [86_400, "in 1 day"], [3_600 * 5, "in 5 hours"], [-300, "5 minutes ago"], [30, "in 30 seconds"],
  [-30, "30 seconds ago"], [86_400 * 60, "in 2 months"], [-86_400 * 730, "2 years ago"],
];

/** Runs the page's own modules in the page on both tables. */
export async function textsBecomeNodes({ page }) {
  const got = await page.evaluate(async ({ texts, differences }) => {
    const { markdown } = await import("/markdown.js");
    const { relativeText } = await import("/time.js");
    const world = { nameOf: (id) => (id === "11" ? "Ada" : "someone"), channels: new Map([["22", { name: "chess" }]]) };
    const bare = (text) => {
      const holder = document.createElement("div");
      holder.append(...markdown(text, world));
      for (const element of holder.querySelectorAll("*")) {
        for (const { name } of [...element.attributes]) element.removeAttribute(name);
      }
      return holder.innerHTML;
    };
    return { texts: texts.map(bare), times: differences.map(relativeText) };
  }, { texts: CASES.map(([text]) => text), differences: RELATIVE.map(([seconds]) => seconds) });
  CASES.forEach(([text, expect], index) => assert.equal(got.texts[index], expect, `text: ${text}`));
  RELATIVE.forEach(([seconds, expect], index) => assert.equal(got.times[index], expect, `seconds: ${seconds}`));
}
