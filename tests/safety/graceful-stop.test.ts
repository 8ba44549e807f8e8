import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { lookInside, type Person, post, startWhole, type WholeServer } from './whole-server.ts';

// Whole servers are started and stopped; the pieces of it are in src/server/start/stop-on-signal.test.ts.
const isAsked = Boolean(process.env.SAFETY);
const ROUNDS = process.env.SAFETY_FULL ? 5 : 1;
const IN_FLIGHT = 10;
const STOPPED_WITHIN_MS = 10_000;

describe.runIf(isAsked)('L7: a stop in the middle of work', () => {
  let dataDir: string;
  let server: WholeServer;
  beforeAll(() => {
    dataDir = makeTemporaryFolder('stop');
  });
  afterAll(async () => {
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const pay = async (person: Person) => {
    const body = { card: '4242424242424242', amount: 5000, currency: 'usd' };
    const paid = await post(server, person, '/simulator/api/payments', body);
    expect(paid?.status).toBe(200);
    return String(paid?.body.charge_id);
  };
  const refund = (person: Person, charge_id: string) =>
    post(server, person, '/wp-json/wc/v3/payments/refund', { charge_id, amount: 5000 }, `stop ${charge_id}`);

  test('answers what is in flight or ends it after the next start, once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      server = await startWhole(dataDir);
      const person = await server.signIn();
      const charges: string[] = [];
      for (let made = 0; made < IN_FLIGHT; made += 1) charges.push(await pay(person));
      const asked = charges.map((charge) => refund(person, charge));
      await Promise.race(asked); // The others are under way.
      const began = performance.now();
      const code = await server.stop();
      expect([code, performance.now() - began < STOPPED_WITHIN_MS]).toEqual([0, true]);
      for (const reply of await Promise.all(asked))
        expect([200, 409, 503, undefined]).toContain(reply?.status);

      server = await startWhole(dataDir);
      const again = await server.signIn();
      for (const charge of charges)
        await expect.poll(async () => (await refund(again, charge))?.status, { timeout: 60_000 }).toBe(200);
      const inside = await lookInside(dataDir);
      expect(await inside.count('refund.created')).toBe((round + 1) * IN_FLIGHT);
      await inside.close();
      await server.stop();
    }
  }, 1_200_000);

  test('a second signal ends it at once, and nothing is lost by that', async () => {
    server = await startWhole(dataDir);
    const person = await server.signIn();
    const charge = await pay(person);
    void server.stop();
    await server.stop();
    server = await startWhole(dataDir);
    const reply = await refund(await server.signIn(), charge);
    expect(reply?.status).toBe(200);
  }, 120_000);
});
