// Plays on the sandbox page in headless Chromium, from /play to checkmate: by mouse on a laptop, by
// keyboard at phone width, and a move against the computer. Then threads, what can go wrong, the tour,
// a program that is killed and started again, and forms over HTTP.
//
// Environment: PATT_BIN (the program), CHROMIUM (the browser), PATT_SCREENSHOTS
// or the first argument (a folder for pictures). Exits non-zero on any failure.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";
import { Channel } from "./channel.mjs";
import { forms } from "./forms.mjs";
import { conversation, misfortunes, restart, threads, tour } from "./life.mjs";
import { startOverHttp, startProgram } from "./program.mjs";
import { textsBecomeNodes } from "./texts.mjs";

const pictures = process.argv[2] ?? process.env.PATT_SCREENSHOTS ?? null;
const faults = [];

const LAPTOP = { viewport: { width: 1280, height: 800 }, colorScheme: "dark" };
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: "light", hasTouch: true };

async function main() {
  if (pictures) await mkdir(pictures, { recursive: true });
  const program = await startProgram();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  try {
    await scene(browser, program, "texts", LAPTOP, textsBecomeNodes);
    await scene(browser, program, "laptop", LAPTOP, gameByMouse);
    await scene(browser, program, "phone", PHONE, gameByKeyboard);
    await scene(browser, program, "computer", LAPTOP, moveAgainstTheComputer);
    await scene(browser, program, "language", LAPTOP, helpInGerman);
    await scene(browser, program, "conversation", LAPTOP, conversation);
    await scene(browser, program, "threads", LAPTOP, threads);
    await scene(browser, program, "threads-phone", PHONE, threads);
    await scene(browser, program, "misfortunes", LAPTOP, misfortunes);
    await scene(browser, program, "misfortunes-phone", PHONE, misfortunes);
    await scene(browser, program, "tour", LAPTOP, tour);
    await scene(browser, program, "restart", LAPTOP, (channel, look) => restart(channel, look, program));
    await overHttp(browser);
    assert.deepEqual(faults, [], "the page reported errors");
  } catch (error) {
    console.error(program.output.slice(-40).join(""));
    throw error;
  } finally {
    await browser.close();
    await program.stop();
  }
}

/** What there is only where interactions go over HTTP. */
async function overHttp(browser) {
  const program = await startOverHttp();
  try {
    await scene(browser, program, "forms", LAPTOP, forms);
    await scene(browser, program, "forms-phone", PHONE, forms);
  } catch (error) {
    console.error(program.output.slice(-40).join(""));
    throw error;
  } finally {
    await program.stop();
  }
}

/** Opens the page afresh, as a new visitor, and runs one scene on it. */
async function scene(browser, program, name, options, run) {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(`${name}: ${error.message}`));
  // While the program is away, what asks for it fails.
  page.on("console", (message) => { if (message.type() === "error" && !program.away) faults.push(`${name}: ${message.text()}`); });
  page.on("request", (request) => {
    if (!request.url().startsWith(program.address) && !request.url().startsWith("data:")) faults.push(`${name}: fetched ${request.url()}`);
  });
  let shot = 0;
  const look = async (what) => {
    shot += 1;
    if (pictures) await page.screenshot({ path: path.join(pictures, `${name}-${String(shot).padStart(2, "0")}-${what}.png`) });
  };
  try {
    await page.goto(program.address);
    await page.locator("body.ready").waitFor();
    const channel = new Channel(page);
    await page.getByRole("log").locator("article, .welcome-short, .welcome").first().waitFor();
    await channel.look();
    await run(channel, look);
    console.log(`ok ${name}`);
  } catch (error) {
    await look("failed");
    throw new Error(`${name}: ${error.message}`, { cause: error });
  } finally {
    await context.close();
  }
}

async function gameByMouse(channel, look) {
  const { page } = channel;
  await page.getByText(/type\s*\/play\s*or press\s*\+/i).waitFor();
  await look("first-visit");
  const [first, second] = await channel.people();

  await channel.commandByMouse("play", { game: /^Chess/, opponent: new RegExp(`^${second}`) });
  const accept = page.getByRole("button", { name: "Accept" }).last();
  await accept.waitFor();
  await look("challenge");
  await channel.become(second);
  await accept.click();
  await channel.openThread();
  await channel.turn().waitFor();
  await look("thread");

  const moves = [
    () => channel.moveByPicker("f2", "f3"),
    () => channel.moveByModal("e5"),
    () => channel.moveByPicker("g2", "g4"),
    () => channel.moveByPicker("d8", "h4"),
  ];
  for (const [index, move] of moves.entries()) {
    await channel.become(await channel.mover([first, second]));
    await look(`before-move-${index + 1}`);
    await move();
  }
  await finished(channel, look);
}

async function gameByKeyboard(channel, look) {
  const { page } = channel;
  const [first, second] = await channel.people();
  await fitsTheWindow(page);
  await look("first-visit");

  await channel.commandByKeyboard("play", null, { game: "Chess", opponent: second });
  const accept = page.getByRole("button", { name: "Accept" }).last();
  await accept.waitFor();
  await channel.become(second, true);
  await channel.pressByKeyboard(accept);
  await channel.openThread((chip) => channel.pressByKeyboard(chip));
  await channel.turn().waitFor();

  const press = (button) => channel.pressByKeyboard(button);
  const moves = [
    () => channel.moveByCommand("f3"),
    () => channel.moveByPicker("e7", "e5", press),
    () => channel.moveByCommand("g4"),
    () => channel.moveByCommand("Qh4"),
  ];
  for (const [index, move] of moves.entries()) {
    await channel.become(await channel.mover([first, second]), true);
    await fitsTheWindow(page);
    await look(`before-move-${index + 1}`);
    await move();
  }
  await finished(channel, look);
}

async function moveAgainstTheComputer(channel, look) {
  const { page } = channel;
  const [first] = await channel.people();
  await channel.commandByMouse("play", { game: /^Chess/, computer: /^1/ });
  await channel.saying(/Computer \(level 1\)/).waitFor();
  await channel.openThread();
  await channel.turn().waitFor();
  await channel.mover([first]);
  await channel.moveAsSuggested();
  await channel.saying(/move 2\b/).waitFor();
  await channel.mover([first]);
  await look("after-the-answer");
}

/** Somebody's client speaks German from now on, and so does the bot to them alone. */
async function helpInGerman(channel, look) {
  const { page } = channel;
  const [first] = await channel.people();
  const menu = page.getByRole("list", { name: "Languages" }).getByLabel(first);
  await menu.selectOption("de");
  assert.deepEqual(await menu.locator("option").allTextContents(), ["English", "Deutsch", "中文"]);
  // The client shows commands in their language, too.
  await channel.commandByKeyboard("hilfe", null, {});
  await channel.saying("So spielst du hier").waitFor();
  await look("in-german");
  await menu.selectOption("en-GB");
  await channel.commandByKeyboard("help", null, {});
  await channel.saying("How to play").waitFor();
}

/** The last message tells the result, shows the board and offers the game file. */
async function finished(channel, look) {
  const last = channel.saying(/checkmate/i);
  await last.waitFor();
  await look("checkmate");
  const alt = await last.getByRole("img").first().getAttribute("alt");
  assert.match(alt ?? "", /\w{3}/, "the final board has an alternative text");
  await last.getByRole("img").first().click();
  await channel.page.getByRole("dialog", { name: "Picture" }).waitFor();
  await channel.page.keyboard.press("Escape");
  await channel.page.getByRole("dialog", { name: "Picture" }).waitFor({ state: "detached" });
  assert.ok(await last.locator("a[download]").count() > 0, "the game file can be downloaded");
  await last.getByRole("button", { name: "Rematch" }).waitFor();
}

async function fitsTheWindow(page) {
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} px wider than the window`);
}

try {
  await main();
} catch (error) {
  console.error(`browser test failed: ${error.message}`, error.cause?.stack ?? error.stack);
  if (faults.length > 0) console.error(faults.join("\n"));
  process.exitCode = 1;
}
