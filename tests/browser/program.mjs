// Starts the program under test on a free port with a database of its own.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
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

async function run(folder, port, output) {
  const binary = path.resolve(process.env.PATT_BIN ?? path.join(HERE, "../../target/debug/patt"));
  // Run in the temporary folder, so that no configuration file of the house is read.
  const child = spawn(binary, [], {
    cwd: folder,
    env: { ...process.env, PATT_SANDBOX_PORT: String(port), PATT_DATABASE: path.join(folder, "patt.db") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const keep = (data) => {
    output.push(String(data));
    if (output.length > 400) output.shift();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  let ended = null;
  const gone = new Promise((resolve) => {
    child.on("exit", (code, signal) => { ended = signal ?? `code ${code}`; resolve(); });
    child.on("error", (error) => { ended = error.message; resolve(); });
  });

  try {
    await untilReady(`http://127.0.0.1:${port}`, () => ended);
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`${binary}: ${error.message}\n${output.join("")}`);
  }
  return { child, gone };
}

async function untilReady(address, endedWith) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (endedWith() !== null) throw new Error(`ended with ${endedWith()} before it was ready`);
    const state = await fetch(`${address}/sandbox/state`).then((response) => response.json()).catch(() => null);
    if (state?.bot?.online && state.commands.some((command) => command.name === "play")) return;
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
  await rm(folder, { recursive: true, force: true });
  if (lingering) throw new Error(`patt was still running ${STOP_MS / 1000} s after it was asked to stop`);
}
