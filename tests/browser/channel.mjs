// The sandbox page as a person uses it: by roles, labels and what is written there.

const PATIENCE_MS = 15_000;
/** Whose move it is and which: a board that stays where it is says another one after each move. */
const TURN = /[^\n]{0,80}, your move.*?move \d+/i;

export class Channel {
  #endBefore = null;
  #chipBefore = null;

  constructor(page) {
    this.page = page;
    page.setDefaultTimeout(PATIENCE_MS);
  }

  /** Remembers what stands here already, such as the end or the thread of an earlier game. */
  async look() {
    this.#endBefore = await this.#endId();
    this.#chipBefore = await newest(this.#chips());
  }

  /** The identity of the newest message that tells a result. */
  async #endId() {
    return newest(this.messages().filter({ hasText: /checkmate/i }));
  }

  /** The messages that lead to the thread of a game. */
  #chips() {
    return this.messages().filter({ has: this.page.getByRole("button", { name: /Open the thread/ }) });
  }

  /** The names of the people one can be, in the order of the page. */
  async people() {
    const buttons = await this.#who().getByRole("button").all();
    return Promise.all(buttons.map(async (button) => (await button.getAttribute("aria-label")).replace(/, \d+ new$/, "")));
  }

  #who() {
    return this.page.getByRole("group", { name: "You are" }).first();
  }

  #personButton(name) {
    return this.#who().getByRole("button", { name: new RegExp(`^${escape(name)}(,|$)`) });
  }

  /** Becomes a person by a click, or by the keyboard. */
  async become(name, byKeyboard = false) {
    const button = this.#personButton(name);
    if (byKeyboard) await button.press("Enter");
    else await button.click();
    await this.#who().locator("button[aria-pressed=true]", { hasText: name }).waitFor();
  }

  messages() {
    return this.page.getByRole("article");
  }

  /** The newest message that says this. */
  saying(text) {
    return this.messages().filter({ hasText: text }).last();
  }

  /** The newest message that only the present person can see. */
  privately() {
    return this.saying("Only you can see this");
  }

  turn() {
    return this.saying(/your move/i);
  }

  /** What the newest turn message is and says, to see when it is somebody's turn anew. */
  async turnNow() {
    return this.page.evaluate((pattern) => {
      const turns = [...document.querySelectorAll("article")]
        .map((article) => [article.dataset.id, article.textContent.match(new RegExp(pattern, "i"))?.[0]]);
      return JSON.stringify(turns.filter(([, said]) => said).at(-1) ?? null);
    }, TURN.source);
  }

  /** Which of these people the newest turn message asks to move. */
  async mover(names) {
    const said = await this.turn().locator(".content").textContent();
    const asked = said.match(/([^\n]+?), your move/i)?.[1] ?? "";
    const name = names.find((other) => asked.includes(other));
    if (!name) throw new Error(`nobody of ${names.join(", ")} is asked to move: ${said}`);
    return name;
  }

  /** Waits for a turn other than `before`, or for the end of the game. */
  async afterTurn(before) {
    const patience = Date.now() + PATIENCE_MS;
    while ((await this.turnNow()) === before && !(await this.#isOver())) {
      if (Date.now() > patience) throw new Error(`it is still the turn ${before}`);
      await this.page.waitForTimeout(50);
    }
  }

  // --- places ---

  /** Goes to the thread of the game that was begun since the last look. */
  async openThread(press = (button) => button.click()) {
    const since = this.#chipBefore === null ? "//article" : `//article[@data-id="${this.#chipBefore}"]/following::article`;
    const chip = this.#chips().and(this.page.locator(`xpath=${since}`)).last().getByRole("button", { name: /Open the thread/ });
    await chip.waitFor();
    await press(chip);
    await this.page.getByRole("button", { name: /^Back to / }).waitFor();
    await this.page.getByRole("log").locator("article, .welcome-short").first().waitFor();
    await this.look();
  }

  /** Leaves a thread for the channel it hangs under. */
  async leaveThread() {
    await this.page.getByRole("button", { name: /^Back to / }).click();
    await this.page.getByRole("button", { name: /^Back to / }).waitFor({ state: "detached" });
  }

  /** Writes a plain message. */
  async write(text) {
    const box = this.page.getByRole("textbox", { name: /^Message to/ });
    await box.fill(text);
    await box.press("Enter");
  }

  /** Opens "What if ...", where it is beside the channel or in the drawer. */
  async trouble() {
    const drawer = this.page.getByRole("button", { name: "Channels and people" });
    if (await drawer.isVisible()) await drawer.click();
    await this.page.getByRole("button", { name: /^What if/ }).click();
    const dialog = this.page.getByRole("dialog", { name: /^What if/ });
    await dialog.waitFor();
    return dialog;
  }

  // --- commands ---

  /** Fills in a slash command with the mouse: the list, its options, their values. */
  async commandByMouse(name, values) {
    const { page } = this;
    await page.getByRole("button", { name: "Commands", exact: true }).click();
    await page.getByRole("listbox").getByRole("option", { name: new RegExp(`^/?${name}\\b`) }).click();
    for (const [option, value] of Object.entries(values)) {
      await page.getByRole("combobox", { name: "Add an option" }).click();
      await page.getByRole("listbox").getByRole("option", { name: new RegExp(`^${option}\\b`) }).click();
      await page.getByRole("listbox").getByRole("option", { name: value }).first().click();
    }
    await page.getByRole("button", { name: "Send", exact: true }).click();
  }

  /** Types a slash command; each value is finished as the list suggests or as it stands. */
  async commandByKeyboard(name, required, values = {}) {
    const { page } = this;
    const { keyboard } = page;
    await page.getByRole("textbox", { name: /^Message to/ }).focus();
    await keyboard.type(`/${name} `);
    await page.getByRole("group", { name: `Command ${name}` }).waitFor();
    if (required !== null) await keyboard.type(required);
    for (const [option, value] of Object.entries(values)) {
      await keyboard.type(`${option}:`);
      await page.getByRole("combobox", { name: option, exact: true }).waitFor();
      await keyboard.type(value);
      await page.getByRole("listbox").getByRole("option").first().waitFor();
      await keyboard.press("Tab");
    }
    await keyboard.press("Enter");
    await page.getByRole("group", { name: `Command ${name}` }).waitFor({ state: "detached" });
  }

  // --- moves ---

  /** Makes a move with the picker: Move, the man, the cell. */
  async moveByPicker(from, to, press = (button) => button.click()) {
    const before = await this.turnNow();
    const known = await this.#privateId();
    await press(this.turn().getByRole("button", { name: "Move", exact: true }));
    const patterns = leading(from, to);
    // Other private messages may come in between, so it is known by its buttons.
    const opened = await this.page.waitForFunction(({ known, patterns }) => {
      const own = [...document.querySelectorAll("article")].filter((article) => article.textContent.includes("Only you can see this"));
      const newer = own.slice(own.findIndex((article) => article.dataset.id === known) + 1);
      const labels = (article) => [...article.querySelectorAll("button[data-custom-id]")].map((button) => button.textContent);
      const picker = newer.find((article) => labels(article).some((label) => patterns.some((pattern) => new RegExp(pattern).test(label))));
      return picker?.dataset.id;
    }, { known, patterns });
    const id = await opened.jsonValue();
    const picker = this.page.locator(`article[data-id="${id}"]`);
    for (let step = 0; step < 5; step += 1) {
      if ((await this.turnNow()) !== before || (await this.#isOver())) return;
      const labels = await this.#labels(picker);
      const wanted = patterns.map((pattern) => labels.find((label) => new RegExp(pattern).test(label))).find(Boolean) ?? null;
      if (wanted === null) break;
      await press(picker.getByRole("button", { name: wanted, exact: true }));
      await this.page.waitForFunction(({ id, labels }) => {
        const article = document.querySelector(`article[data-id="${id}"]`);
        const now = [...(article?.querySelectorAll("button[data-custom-id]:not(:disabled)") ?? [])].map((button) => button.textContent);
        return JSON.stringify(now) !== labels;
      }, { id, labels: JSON.stringify(labels) });
    }
    await this.afterTurn(before);
  }

  async #privateId() {
    return newest(this.privately());
  }

  async #isOver() {
    return (await this.#endId()) !== this.#endBefore;
  }

  #labels(message) {
    return message.locator("button[data-custom-id]:not(:disabled)").allTextContents();
  }

  /** Makes a move with the modal: Type a move, the text, Send. */
  async moveByModal(text) {
    const before = await this.turnNow();
    await this.turn().getByRole("button", { name: "Type a move" }).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(text);
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.waitFor({ state: "detached" });
    await this.afterTurn(before);
  }

  /** Makes the first move that /move suggests. */
  async moveAsSuggested() {
    const { page } = this;
    await page.getByRole("textbox", { name: /^Message to/ }).focus();
    await page.keyboard.type("/move ");
    await page.getByRole("combobox", { name: "move", exact: true }).waitFor();
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
  }

  /** Makes a move with /move, by the keyboard. */
  async moveByCommand(text) {
    const before = await this.turnNow();
    await this.commandByKeyboard("move", text);
    await this.afterTurn(before);
  }

  /**
   * Presses a button of a message by the keyboard alone: from the message box up
   * to the message, then from button to button until the wanted one has the focus.
   */
  async pressByKeyboard(button) {
    const { keyboard } = this.page;
    const inMessage = await button.evaluate((element) => element.closest("article").contains(document.activeElement));
    if (!inMessage) {
      await this.page.getByRole("textbox", { name: /^Message to/ }).focus();
      const message = button.locator("xpath=ancestor::article");
      for (let up = 0; up < 12; up += 1) {
        await keyboard.press("ArrowUp");
        if (await message.evaluate((element) => element === document.activeElement)) break;
      }
    }
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) {
        await keyboard.press("Enter");
        return;
      }
      await keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not reach ${await button.textContent()}`);
  }
}

/** The identity of the newest of some messages, if there is one. */
async function newest(messages) {
  return (await messages.count()) === 0 ? null : messages.last().getAttribute("data-id");
}

/** Labels of the buttons that lead on, best first: the goal, the man, the confirmation, many men of a kind. */
function leading(from, to) {
  return [`(^|[^a-z0-9])(${from})?[KQRBN]?x? ?${to}([^0-9a-z]|$)`, `\\b${from}\\b`, "^Play\\b", "^Pawn \\("];
}

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
