// What happens beside the games: conversations, threads, misfortunes, the tour, and a restart.

import assert from "node:assert/strict";

/** People write, mention and answer. */
export async function conversation(channel, look) {
  const { page } = channel;
  const [first, second] = await channel.people();
  await channel.write("Good morning");
  await channel.saying("Good morning").waitFor();
  const box = page.getByRole("textbox", { name: /^Message to/ });
  await box.pressSequentially(`@${second.slice(0, 2)}`);
  await page.getByRole("listbox").getByRole("option", { name: second }).waitFor();
  await look("mention");
  await box.press("Tab");
  await box.pressSequentially("are you there?");
  await box.press("Enter");
  const asked = channel.saying("are you there?");
  await asked.getByRole("button", { name: `@${second}` }).waitFor();

  await channel.become(second);
  await asked.hover();
  await asked.getByRole("button", { name: `Reply to ${first}` }).click();
  await page.getByRole("group", { name: "Replying" }).waitFor();
  await look("answering");
  await channel.write("I am");
  await channel.saying("I am").getByText(`Reply to ${first}`).waitFor();
  await page.getByRole("group", { name: "Replying" }).waitFor({ state: "hidden" });
  await look("answered");
}

/** A thread is found in the list, written in, folded away and opened again. */
export async function threads(channel, look) {
  const { page } = channel;
  const text = `In here ${Date.now()}`;
  await channel.commandByMouse("play", { game: /^Chess/, computer: /^1/ });
  const chip = page.getByRole("button", { name: /started a thread/ }).last();
  await chip.waitFor();
  await look("started");
  await channel.openThread();
  await channel.turn().waitFor();
  await channel.write(text);
  await channel.saying(text).waitFor();
  await look("inside");

  let dialog = await channel.trouble();
  await look("menu");
  await dialog.getByLabel("Archived").check();
  await page.keyboard.press("Escape");
  await page.getByText("archived", { exact: true }).first().waitFor();
  await look("archived");
  await channel.leaveThread();
  await page.getByRole("button", { name: /^Threads: / }).click();
  const list = page.getByRole("menu", { name: /^Threads of/ });
  await list.waitFor();
  await look("list");
  await list.getByRole("menuitem").filter({ hasText: "archived" }).first().click();
  await channel.saying(text).waitFor();
  await channel.write("Open again");
  await page.locator(".pane-title .badge", { hasText: "archived" }).waitFor({ state: "detached" });

  dialog = await channel.trouble();
  await dialog.getByLabel("Locked").check();
  await page.keyboard.press("Escape");
  await page.getByText("This thread is locked").waitFor();
  await look("locked");
}

/** A right is taken, Discord is down, and the connection is cut; then all is well again. */
export async function misfortunes(channel, look) {
  const { page } = channel;
  let dialog = await channel.trouble();
  await dialog.getByLabel("Attach Files").uncheck();
  await page.keyboard.press("Escape");
  await channel.commandByMouse("play", { game: /^Chess/, computer: /^1/ });
  await channel.saying("I am missing Attach Files").waitFor();
  await look("lacking");

  dialog = await channel.trouble();
  await dialog.getByLabel("Attach Files").check();
  // More than the bot may ask for on its own meanwhile, such as what it could not post before.
  await dialog.getByLabel("How many answers").selectOption("100");
  await dialog.getByRole("button", { name: "Let that happen" }).click();
  await dialog.getByText(/\d+ still to come/).waitFor();
  await look("ordered");
  await page.keyboard.press("Escape");
  await channel.commandByKeyboard("help", null, {});
  dialog = await channel.trouble();
  await dialog.getByRole("button", { name: "No more of that" }).click();
  await dialog.getByText("Everything is answered as usual").waitFor();
  await dialog.getByRole("button", { name: "Cut it" }).click();
  // It is back before anybody could read that it was gone.
  await dialog.getByText(/is online/).waitFor();
  await page.keyboard.press("Escape");
  const before = await channel.messages().count();
  await channel.commandByKeyboard("help", null, {});
  await page.waitForFunction((before) => document.querySelectorAll("article").length > before, before);
}

/** "Show me around" begins a game of each kind, each in a thread. */
export async function tour(channel, look) {
  const { page } = channel;
  await page.getByRole("button", { name: "Show me around" }).first().click();
  await page.getByText(/games are open/).waitFor({ timeout: 60_000 });
  const failed = await page.getByText(/could not be begun/).allTextContents();
  assert.deepEqual(failed, []);
  await look("begun");
  const chips = page.getByRole("button", { name: /started a thread/ });
  const games = Number((await page.getByText(/games are open/).textContent()).match(/^\d+/)[0]);
  for (let nth = 1; nth <= games; nth += 1) {
    await chips.nth(-nth).click();
    // Not every game shows its board to all, but each has something to press.
    await channel.messages().locator("[data-custom-id]").first().waitFor();
    await look(`game-${nth}`);
    await channel.leaveThread();
  }
}

/** The program is killed and started again: everybody finds what they left, and plays on. */
export async function restart(channel, look, program) {
  const { page } = channel;
  const people = await channel.people();
  await channel.commandByMouse("play", { game: /^Chess/, computer: /^1/, side: /^I move first/ });
  await channel.openThread();
  await channel.turn().waitFor();
  await channel.write("See you later");
  await channel.saying("See you later").waitFor();
  const seen = await channel.messages().evaluateAll((all) => all.map((article) => article.dataset.id));
  program.away = true;
  await program.restart();
  await page.waitForFunction(() => !document.querySelector(".unlinked"));
  await page.reload();
  program.away = false;
  await page.locator("body.ready").waitFor();
  await channel.saying("See you later").waitFor();
  assert.deepEqual(await channel.people(), people);
  assert.deepEqual(await channel.messages().evaluateAll((all) => all.map((article) => article.dataset.id)), seen);
  await look("there-again");
  const board = channel.turn().getByRole("img").first();
  assert.ok(await board.evaluate((image) => image.decode().then(() => image.naturalWidth > 0)), "the board is seen");
  await channel.look();
  await channel.moveByModal("e4");
  await look("played-on");
}
