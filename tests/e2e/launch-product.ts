import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ADMINISTRATOR } from './administrator.ts';

/** Long, for a machine that builds and tests at the same time. */
const READY_WITHIN_MS = 180_000;

type Launch = Readonly<{
  port: number;
  dataDir: string;
  log: string;
  scenario: string;
  /** Settings of this start alone, such as another provider; what is undefined is not set. */
  env?: Readonly<Record<string, string | undefined>>;
  /** `supervise` starts the server again when it ends, as `npm start` does. */
  program?: 'main' | 'supervise';
  /** The package it is of; without it, this one. */
  folder?: string;
  /** The folder outlives the product. */
  isKept?: boolean;
}>;

/** Starts the built product as a person would, waits until it is ready, and answers how to end it and its folder. */
export async function launchProduct(launch: Launch): Promise<() => Promise<void>> {
  const { port, dataDir, log, scenario, env, program = 'main', folder = '.', isKept } = launch;
  mkdirSync('reports', { recursive: true });
  const lines = createWriteStream(log);
  const product = spawn(process.execPath, [join(folder, `dist/server/${program}.js`)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SCENARIO: scenario,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      STORE_TIMEZONE: 'America/New_York',
      // Whoever listens in a story is on this machine.
      WEBHOOKS_PRIVATE: 'allow',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  product.stdout.pipe(lines);
  product.stderr.pipe(lines);
  let ended = false;
  product.once('exit', () => {
    ended = true;
  });
  const stop = async () => {
    if (!ended) {
      product.kill('SIGTERM');
      await once(product, 'exit');
    }
    if (!isKept) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, log, () => ended);
  } catch (late) {
    await stop(); // Nobody else knows that it runs.
    throw late;
  }
  return stop;
}

async function waitUntilReady(url: string, log: string, ended: () => boolean): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (ended()) throw new Error(`The product stopped before it was ready; see ${log}.`);
    const ready = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product was not ready in time; see ${log}.`);
}
