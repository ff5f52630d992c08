// Forms with choices and files, which come where interactions go over HTTP.

import assert from "node:assert/strict";

const GAME = `[White "Anna"]\n[Black "Ben"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n`;

/** A game is imported by a form, and the rules of another one are chosen in one. */
export async function forms(channel, look) {
  const { page } = channel;
  await importForm(channel, look);

  await page.getByRole("textbox", { name: /^Message to/ }).click();
  await channel.commandByKeyboard("play", null, {});
  await channel.privately().getByRole("button", { name: "Challenge someone" }).click();
  await channel.privately().getByRole("button", { name: /Which game/ }).click();
  await page.getByRole("menuitemradio", { name: /^StaleMate/ }).click();
  const rules = channel.privately().getByRole("button", { name: "Rules of this game" });
  await rules.click();
  const dialog = page.getByRole("dialog", { name: /^Rules of this game: StaleMate/ });
  await dialog.waitFor();
  assert.equal(await dialog.getByLabel("Size").inputValue(), "8", "what is usual stands chosen");
  await fitsTheWindow(page, dialog);
  await look("rules");
  await dialog.getByLabel("Size").selectOption("6");
  const boxes = dialog.getByRole("group", { name: "What else applies" });
  assert.ok(await boxes.getByRole("checkbox").first().isChecked(), "what usually applies is on");
  await boxes.getByRole("checkbox", { name: /takebacks/i }).check();
  await dialog.getByRole("textbox").fill("size of tea");
  await dialog.getByRole("textbox").scrollIntoViewIfNeeded();
  await look("rules-filled-in");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.waitFor({ state: "detached" });
  await channel.saying("size of tea").waitFor();

  await rules.click();
  assert.equal(await dialog.getByLabel("Size").inputValue(), "6", "what was chosen stands chosen");
  await dialog.getByRole("textbox").fill("");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.waitFor({ state: "detached" });
  await channel.saying(/Board 6 × 6/).waitFor();
  await look("rules-sent");
}

/** Sends /import with a game and nothing else, by the keyboard. */
async function sendImport(page) {
  // A click: headless Chromium takes no keys for a field that gets the focus back from a closed dialog.
  await page.getByRole("textbox", { name: /^Message to/ }).click();
  await page.keyboard.type("/import ");
  await page.getByRole("group", { name: "Command import" }).waitFor();
  await page.keyboard.type("Chess");
  await page.getByRole("listbox").getByRole("option", { name: /^Chess/ }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "Command import" }).waitFor({ state: "detached" });
}

async function importForm(channel, look) {
  const { page } = channel;
  const dialog = page.getByRole("dialog", { name: "Import a game: Chess" });
  await sendImport(page);
  await dialog.waitFor();
  await fitsTheWindow(page, dialog);
  await look("import");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.waitFor({ state: "detached" });
  await channel.saying("There is nothing to import").waitFor();

  await sendImport(page);
  await dialog.getByLabel("File").setInputFiles({ name: "game.pgn", mimeType: "text/plain", buffer: Buffer.from(GAME) });
  await dialog.getByRole("textbox").fill("1. e4");
  await look("import-filled-in");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.waitFor({ state: "detached" });
  await channel.saying(/I read the file and left aside/).waitFor();
  await channel.saying(/Anna - Ben/).waitFor();
  await look("imported");
}

async function fitsTheWindow(page, dialog) {
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} px wider than the window`);
  const inside = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  assert.ok(inside <= 0, `the form is ${inside} px wider than its window`);
}
