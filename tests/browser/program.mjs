// Starts the program under test on a free port with a database of its own.

import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const START_MS = 60_000;
const STOP_MS = 6_000;

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts patt in sandbox mode, in a folder and on a port of its own, and waits until its bot is
 * online with commands. Gives `{address, output, restart(), stop()}`: `restart` kills it without
 * warning and starts it again where it was; `stop` asks it to end and fails if it lingers.
 */
export async function startProgram() {
  const folder = await mkdtemp(path.join(tmpdir(), "patt-browser-"));
  const port = await freePort();
  const output = [];
  let running = await run(folder, port, output);
  return {
    address: `http://127.0.0.1:${port}`,
    output,
    restart: async () => {
      running.child.kill("SIGKILL");
      await running.gone;
      running = await run(folder, port, output);
    },
    stop: () => stop(running, folder),
  };
}

/**
 * Starts a sandbox and, beside it, patt that gets interactions from it over HTTP, where forms are
 * whole. Gives the same without `restart`.
 */
export async function startOverHttp() {
  const folder = await mkdtemp(path.join(tmpdir(), "patt-browser-"));
  const [port, door] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const output = [];
  const to = `http://127.0.0.1:${door}/interactions`;
  const sandbox = begin(folder, ["sandbox", "--no-bot", "--to", to], {
    PATT_SANDBOX_PORT: String(port), PATT_DATABASE: path.join(folder, "sandbox.db"),
  }, output);
  let bot = null;
  try {
    const said = (pattern) => until(() => output.join("").match(pattern)?.[1], sandbox);
    const token = await said(/with the token\s+(\S+),/);
    const key = await said(/the public key is\s+([0-9a-f]{64})/);
    const config = path.join(folder, "config.toml");
    await writeFile(config, `[http]\nlisten = "127.0.0.1:${door}"\npublic_key = "${key}"\n`);
    bot = begin(folder, ["run"], {
      PATT_TOKEN: token, PATT_CONFIG: config, PATT_DATABASE: path.join(folder, "patt.db"),
      PATT_STAND_IN: `127.0.0.1:${port}`,
    }, output);
    await until(() => isReady(address), sandbox, bot);
  } catch (error) {
    for (const running of [sandbox, bot]) running?.child.kill("SIGKILL");
    throw new Error(`${error.message}\n${output.join("")}`);
  }
  const end = async () => {
    await stop(bot, null);
    await stop(sandbox, folder);
  };
  return { address, output, stop: end };
}

async function run(folder, port, output) {
  const running = begin(folder, [], {
    PATT_SANDBOX_PORT: String(port), PATT_DATABASE: path.join(folder, "patt.db"),
  }, output);
  try {
    await until(() => isReady(`http://127.0.0.1:${port}`), running);
  } catch (error) {
    running.child.kill("SIGKILL");
    throw new Error(`${error.message}\n${output.join("")}`);
  }
  return running;
}

function begin(folder, words, said, output) {
  const binary = path.resolve(process.env.PATT_BIN ?? path.join(HERE, "../../target/debug/patt"));
  // Run in the temporary folder, so that no configuration file of the house is read.
  const child = spawn(binary, words, {
    cwd: folder,
    env: { ...process.env, ...said },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const keep = (data) => {
    output.push(String(data));
    if (output.length > 400) output.shift();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const running = { child, ended: null };
  running.gone = new Promise((resolve) => {
    child.on("exit", (code, signal) => { running.ended = signal ?? `code ${code}`; resolve(); });
    child.on("error", (error) => { running.ended = `${binary}: ${error.message}`; resolve(); });
  });
  return running;
}

/** Whether the sandbox there has a bot with commands. */
async function isReady(address) {
  const state = await fetch(`${address}/sandbox/state`).then((response) => response.json()).catch(() => null);
  return state?.bot?.online && state.commands.some((command) => command.name === "play");
}

/** What is there at last, as long as these programs run. */
async function until(look, ...running) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const ended = running.find((one) => one.ended !== null);
    if (ended) throw new Error(`ended with ${ended.ended} before it was ready`);
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not ready after ${START_MS / 1000} s`);
}

async function stop({ child, gone }, folder) {
  child.kill("SIGTERM");
  let lingering = false;
  const alarm = setTimeout(() => {
    lingering = true;
    child.kill("SIGKILL");
  }, STOP_MS);
  await gone;
  clearTimeout(alarm);
  if (folder) await rm(folder, { recursive: true, force: true });
  if (lingering) throw new Error(`patt was still running ${STOP_MS / 1000} s after it was asked to stop`);
}
