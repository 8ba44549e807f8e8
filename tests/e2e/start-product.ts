import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { DATA_DIR_OF_STORIES } from './people.ts';

/** Starts the built product on an empty folder, as a person would, and waits until it says that it is ready. */
export default async function startProduct(config: FullConfig) {
  const { port } = config.metadata as { port: number };
  const dataDir = mkdtempSync(join(tmpdir(), 'countinghouse-stories-'));
  process.env[DATA_DIR_OF_STORIES] = dataDir; // The workers that run the stories inherit it.
  mkdirSync('reports', { recursive: true });
  const log = createWriteStream('reports/stories-server.log');
  const product = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SCENARIO: 'busy',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      STORE_TIMEZONE: 'America/New_York',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  product.stdout.pipe(log);
  product.stderr.pipe(log);
  let ended = false;
  product.once('exit', () => {
    ended = true;
  });
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`, () => ended);

  return async () => {
    if (!ended) {
      product.kill('SIGTERM');
      await once(product, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function waitUntilReady(url: string, ended: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (ended()) throw new Error('The product stopped before it was ready; see reports/stories-server.log.');
    const ready = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product was not ready within two minutes; see reports/stories-server.log.');
}
