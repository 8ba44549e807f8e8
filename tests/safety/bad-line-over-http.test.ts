import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { epochSeconds, MINUTE_S } from '#domain/shared/time.ts';
import { CALL_FAULTS, type CallFault } from '#provider/simulator/console/faults.ts';
import { findDrift } from '#server/events/find-drift.ts';
import { refreshAccount } from '#server/events/poll-events.ts';
import { operations } from '#server/operations/every-operation.ts';
import { reconcileOperations } from '#server/operations/reconcile-operations.ts';
import { isCountedInFull, rounds } from '../rounds.ts';
import { type Answer, startTestServer, type TestServer } from '../test-server.ts';
import { hearEverything, MONEY_ACTIONS, type MoneyMethod } from './money-actions-over-http.ts';

/** Of each fault, and of lines that fail now this way, now that. */
const ROUNDS = rounds(1, 1, 10);
const SENDS_MAX = 6;

if (isCountedInFull) vi.setConfig({ testTimeout: 600_000 });

let server: TestServer;
let sends: Map<string, number>;
beforeAll(async () => {
  const started = await startTestServer();
  // Hours pass here, and a session would end; a key does not.
  server = { ...started, asAdministrator: await started.withApiKey('read_write') };
  sends = countSends(server);
});
afterAll(() => server.close());

/** How often each key went out, in the place of the calls themselves. */
function countSends({ deps: { provider } }: TestServer): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { method } of Object.values(MONEY_ACTIONS)) {
    const call: (request: never) => Promise<unknown> = provider[method];
    const counting = (request: { idempotencyKey: string }) => {
      counted.set(request.idempotencyKey, (counted.get(request.idempotencyKey) ?? 0) + 1);
      return call(request as never);
    };
    Object.assign(provider, { [method]: counting });
  }
  return counted;
}

const spoilLine = (method: MoneyMethod, seed: string, kinds: readonly CallFault[], perMille: number) =>
  server.simulator.faults.set({ seed, calls: { kinds, perMille, methods: [method], delayMs: 1 } });
const passTime = async (seconds: number) => {
  server.clock.now = epochSeconds(server.clock.now + seconds);
  await reconcileOperations(server.deps, operations);
};
/** While nobody knows, that is what is told: never that it failed. */
async function expectBeingConfirmed({ status, body }: Answer): Promise<void> {
  expect([status, body.code]).toEqual([409, 'operation_in_progress']);
  const { state } = (await server.get(`/operations/${body.data.operation_id}`, server.asAdministrator)).body;
  expect(['sent', 'unknown', 'succeeded']).toContain(state);
}

describe.each(Object.entries(MONEY_ACTIONS))('M7: %s', (name, { method, event, prepare }) => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

  test.each(CALL_FAULTS)('over a line with %s', async (fault) => {
    for (const round of rounds) {
      const { ask } = await prepare(server);
      const before = await server.simulator.count(event);
      const key = `${name} ${fault} ${round}`;
      spoilLine(method, key, [fault], 1000);
      const first = await ask(key);
      server.simulator.faults.clear();
      if (fault === 'delay') expect(first.status).toBe(200);
      else await expectBeingConfirmed(first);

      await passTime(MINUTE_S);
      expect(await ask(key)).toMatchObject({ status: 200 });
      expect(await server.simulator.count(event)).toBe(before + 1);
    }
  });

  test('over a line that fails now this way, now that', async () => {
    for (const round of [...rounds, ...rounds.map((one) => -one)]) {
      const { ask } = await prepare(server);
      const before = await server.simulator.count(event);
      const key = `${name} mixed ${round}`;
      spoilLine(method, key, CALL_FAULTS, 800);
      const first = await ask(key);
      if (first.status !== 200) await expectBeingConfirmed(first);
      for (const wait of [20, 40, 80]) await passTime(wait); // After six sends it would be left to a person.
      server.simulator.faults.clear();
      for (let hours = 0; hours < 3; hours += 1) await passTime(3600);

      expect(await ask(key)).toMatchObject({ status: 200 });
      expect(await server.simulator.count(event)).toBe(before + 1);
    }
    expect(Math.max(...sends.values())).toBeLessThanOrEqual(SENDS_MAX);
  });
});

test('after all of it both sides have the same in their books', async () => {
  await hearEverything(server);
  await refreshAccount(server.deps);
  const { drift, compared } = await findDrift(server.deps, { repair: false });
  expect(drift).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});
