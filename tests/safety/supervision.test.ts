import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { REFUSED_START } from '#domain/running/next-start.ts';
import { assert } from '#domain/shared/assert.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { databaseOf, type Supervised, startSupervised } from './supervised-server.ts';
import { lookInside, type Person, post, signIn } from './whole-server.ts';

// Whole products are started, hurt and stopped; when one is started again is decided in src/domain/running.
// Each start takes seconds, so a few are tried with every change and the others when safety is counted.
const isAsked = Boolean(process.env.SAFETY);
const LONG_MS = 120_000;
const ENDED = { timeout: 30_000 };
/** A start has its database to open first. */
const STARTED = { timeout: 60_000 };

let dataDir: string;
beforeAll(() => {
  dataDir = makeTemporaryFolder('supervised');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let product: Supervised;
afterEach(async () => {
  product.starter.kill('SIGTERM');
  await product.ended;
  await expect.poll(() => databaseOf(dataDir), ENDED).toBeUndefined();
});

async function listenOn(port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
async function closedPortOf(server: Server): Promise<number> {
  const address = server.address();
  assert(typeof address === 'object' && address, 'it listens');
  server.close();
  await once(server, 'close');
  return address.port;
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  );

async function readRestart(address: string, { cookie, nonce }: Person) {
  const headers = { cookie, 'x-wp-nonce': nonce };
  const reply = await fetch(`${address}/wp-json/wc/v3/payments/sync`, { headers });
  const text = await reply.text();
  return { text, ...JSON.parse(text).last_restart };
}

describe('a server that ended by itself is started again, and the page says why', () => {
  test.each([
    ['throw', 'nobody caught this'],
    ['reject', 'nobody waited for this'],
  ])('%s', { timeout: LONG_MS }, async (HARM, words) => {
    product = startSupervised(dataDir, { HARM });
    const first = await product.readyAt(1);
    const person = await signIn(first);
    const hurt = product.server();
    process.kill(hurt, 'SIGUSR2');
    const second = await product.readyAt(2);
    expect(product.server()).not.toBe(hurt);
    const told = await readRestart(second, person);
    expect(told.reason).toBe('error');
    expect(told.text).not.toContain(words);
    expect(product.said()).toContain(words);
    expect(product.said()).toContain(
      'The server ended by an error (exit code 1). It is started again in 1 s.',
    );
  });

  test.runIf(isAsked)('killed, and without its database', { timeout: LONG_MS }, async () => {
    product = startSupervised(dataDir);
    const person = await signIn(await product.readyAt(1));
    process.kill(product.server(), 'SIGKILL');
    expect(await readRestart(await product.readyAt(2), person)).toMatchObject({ reason: 'killed' });
    const database = databaseOf(dataDir);
    assert(database !== undefined, 'the database runs');
    process.kill(database, 'SIGQUIT');
    expect(await readRestart(await product.readyAt(3), person)).toMatchObject({ reason: 'database_ended' });
    expect(product.said()).toMatch(/\(SIGKILL\).* in 1 s\.[\s\S]*\(exit code 1\).* in 2 s\./);
  });

  test.runIf(isAsked)(
    'while somebody else has its port, until they leave',
    { timeout: LONG_MS },
    async () => {
      const PORT = String(await closedPortOf(await listenOn(0)));
      product = startSupervised(dataDir, { PORT });
      await product.readyAt(1);
      const killed = product.server();
      product.starter.kill('SIGSTOP'); // However slow the machine is, nobody takes the port before the other one has it.
      process.kill(killed, 'SIGKILL');
      let other: Server | undefined;
      const take = () => listenOn(Number(PORT)).catch(() => undefined);
      await expect.poll(async () => (other ??= await take()), ENDED).toBeDefined();
      product.starter.kill('SIGCONT');
      await expect.poll(() => product.said(), STARTED).toContain(`Port ${PORT} is already in use.`);
      await expect
        .poll(() => product.said(), ENDED)
        .toMatch(/\(exit code 78\)\. It is started again in 2 s\./);
      other?.close();
      await product.readyAt(2);
    },
  );

  test.runIf(isAsked)('full of what nothing clears away', { timeout: 2 * LONG_MS }, async () => {
    product = startSupervised(dataDir, { HARM: 'hoard', NODE_OPTIONS: '--max-old-space-size=512' });
    const first = await product.readyAt(1);
    const person = await signIn(first);
    process.kill(product.server(), 'SIGUSR2');
    await expect.poll(async () => (await fetch(first)).status, ENDED).toBe(503);
    expect(await readRestart(await product.readyAt(2), person)).toMatchObject({ reason: 'out_of_memory' });
    expect(product.said()).toContain('(exit code 1)');
  });
});

test.runIf(isAsked)(
  'money that was on its way when an error ended the server arrives once',
  {
    timeout: LONG_MS,
  },
  async () => {
    product = startSupervised(dataDir, { HARM: 'throw' });
    const address = await product.readyAt(1);
    const person = await signIn(address);
    const inside = await lookInside(dataDir);
    const before = await inside.count('refund.created');
    await inside.close();
    const charges: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      const body = { card: '4242424242424242', amount: 5000, currency: 'usd' };
      charges.push(
        String((await post({ address }, person, '/simulator/api/payments', body))?.body.charge_id),
      );
    }
    const refund = (at: string, charge_id: string) =>
      post(
        { address: at },
        person,
        '/wp-json/wc/v3/payments/refund',
        { charge_id, amount: 5000 },
        `end ${charge_id}`,
      );
    const asked = charges.map((charge) => refund(address, charge));
    process.kill(product.server(), 'SIGUSR2');
    await Promise.all(asked);

    const again = await product.readyAt(2);
    for (const charge of charges)
      await expect.poll(async () => (await refund(again, charge))?.status, { timeout: 60_000 }).toBe(200);
    const after = await lookInside(dataDir);
    expect(await after.count('refund.created')).toBe(before + charges.length);
    await after.close();
  },
);

describe('whoever ends what was started ends all of it', () => {
  test.runIf(isAsked)('SIGTERM', { timeout: LONG_MS }, async () => {
    product = startSupervised(dataDir);
    const address = await product.readyAt(1);
    product.starter.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect([await isUp(address), databaseOf(dataDir)]).toEqual([false, undefined]);
  });

  test.each([
    ['SIGTERM to the shell of npm alone', 'SIGTERM', true],
    ['SIGKILL', 'SIGKILL', false],
  ] as const)('%s', { timeout: LONG_MS }, async (_, signal, isInShell) => {
    product = startSupervised(dataDir, {}, isInShell);
    const address = await product.readyAt(1);
    product.starter.kill(signal);
    await expect.poll(() => isUp(address), ENDED).toBe(false);
    await expect.poll(() => databaseOf(dataDir), ENDED).toBeUndefined();
  });
});

describe('a start that its settings forbid is not tried again', () => {
  test('a bad variable', { timeout: LONG_MS }, async () => {
    product = startSupervised(dataDir, { PORT: 'many' });
    expect(await product.ended).toBe(REFUSED_START);
    expect(product.said()).toMatch(/^PORT is not usable: .+\n$/);
  });

  test.runIf(isAsked)('a port that is taken', { timeout: LONG_MS }, async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const taken = other.address();
    assert(typeof taken === 'object' && taken, 'it listens');
    product = startSupervised(dataDir, { PORT: String(taken.port) });
    expect(await product.ended).toBe(REFUSED_START);
    expect(product.said()).toContain(`Port ${taken.port} is already in use.`);
    expect(product.said()).not.toContain('started again');
    other.close();
  });
});
