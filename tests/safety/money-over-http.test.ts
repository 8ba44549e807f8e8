import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isCountedInFull, rounds } from '../rounds.ts';
import { type Answer, startTestServer, type TestServer } from '../test-server.ts';
import { MONEY_ACTIONS } from './money-actions-over-http.ts';

const ROUNDS = rounds(1, 2, 20);
const OTHER_BODIES = rounds(1, 1, 10);

if (isCountedInFull) vi.setConfig({ testTimeout: 600_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Bodies of those that were told it is done; the others may only have been told to wait, or that it has ended. */
function doneOf(answers: readonly Answer[]): readonly string[] {
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status } of refused) expect(status).toBe(409);
  return answers.filter(({ status }) => status === 200).map(({ text }) => text);
}

describe.each(Object.entries(MONEY_ACTIONS))('%s', (name, { event, prepare }) => {
  const effects = () => server.simulator.count(event);

  test.each([
    ['M1: 50 at once under one key', 50, (round: number) => `${name} ${round}`],
    ['M2: 10 at once without a key, as from two tabs', 10, () => undefined],
  ])(
    '%s',
    async (_, many, keyOf) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { ask } = await prepare(server);
        const before = await effects();
        const answers = await Promise.all(Array.from({ length: many }, () => ask(keyOf(round))));
        expect(await effects()).toBe(before + 1);
        expect(new Set(doneOf(answers)).size).toBe(1);
      }
    },
    300_000,
  );

  test('the same key later meets the first answer, whatever has happened since', async () => {
    const { ask } = await prepare(server);
    const first = await ask(`${name} again`);
    const again = await ask(`${name} again`);
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  test('M3: the same key for something else is refused, and does nothing', async () => {
    for (let round = 0; round < OTHER_BODIES; round += 1) {
      const { ask, other } = await prepare(server);
      const before = await effects();
      const key = `${name} other ${round}`;
      expect((await ask(key)).status).toBe(200);
      expect(await other(key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
      expect(await effects()).toBe(before + 1);
    }
  });
});
