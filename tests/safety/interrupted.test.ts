import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { INTERRUPTED } from '#domain/running/next-start.ts';
import { isCounted } from '../rounds.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { databaseOf, type Supervised, startSupervised } from './supervised-server.ts';

// Whole products are started as `npm start` does, and stopped by Ctrl-C at the moments a person does it. Each start takes
// seconds, so with every change the moments that differ most are tried, and the others when safety is counted.
const LONG_MS = 120_000;
const WITHIN = { timeout: 60_000 };
const STOPPING = 'Stopping. What is under way is finished first; Ctrl-C again ends it at once.';

let dataDir: string;
let product: Supervised;
beforeEach(() => {
  dataDir = makeTemporaryFolder('interrupted');
});
afterEach(async () => {
  product.starter.kill('SIGKILL');
  await product.ended;
  await expect.poll(() => databaseOf(dataDir), WITHIN).toBeUndefined();
  rmSync(dataDir, { recursive: true, force: true });
});

const FILLING = { sign: 'Filling the demo store', SCENARIO: 'busy' };
const RUNNING = { sign: 'Stop it with Ctrl-C.', SCENARIO: 'fresh' };
const COUNTED = [
  ['the database is opened', { sign: 'Opening the database', SCENARIO: 'fresh' }],
  ['the schema is prepared', { sign: 'Preparing the schema', SCENARIO: 'fresh' }],
  ['it runs', RUNNING],
] as const;
const ONCE = [['the demo store is filled', FILLING], ...(isCounted ? COUNTED : [])] as const;
const TWICE = [
  ['it runs', RUNNING],
  ...(isCounted ? [['the demo store is filled', FILLING] as const] : []),
] as const;

async function startUntil({ sign, SCENARIO }: Readonly<{ sign: string; SCENARIO: string }>): Promise<void> {
  product = startSupervised(dataDir, { SCENARIO });
  await expect.poll(() => product.said(), WITHIN).toContain(sign);
}

/** Whoever reads along sees one calm line, and nothing of the inside. */
function expectCalm(): void {
  const words = product.said();
  expect(words.split(STOPPING)).toHaveLength(2);
  expect(words).not.toMatch(/^\s+at |"stack"|Error:/m);
}

test.each(ONCE)(
  'Ctrl-C while %s: it ends in order, and nothing is left running',
  async (_, moment) => {
    await startUntil(moment);
    product.starter.kill('SIGINT');
    expect(await product.ended).toBe(0);
    expect(databaseOf(dataDir)).toBeUndefined();
    expectCalm();
  },
  LONG_MS,
);

test.each(TWICE)(
  'Ctrl-C twice while %s: it ends at once, and nothing is left running',
  async (_, moment) => {
    await startUntil(moment);
    product.starter.kill('SIGINT');
    await expect.poll(() => product.said(), WITHIN).toContain(STOPPING);
    product.starter.kill('SIGINT');
    expect([0, INTERRUPTED]).toContain(await product.ended);
    await expect.poll(() => databaseOf(dataDir), WITHIN).toBeUndefined();
    expectCalm();
  },
  LONG_MS,
);
