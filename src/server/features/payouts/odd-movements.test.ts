import { afterEach, beforeEach, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { BANK_WITH_UNTOLD_FEE } from '#provider/simulator/facts/magic-banks.ts';
import { backfill } from '#server/events/backfill.ts';
import { findDrift } from '#server/events/find-drift.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const usd = currency('usd');
/** Its money may leave at once. */
const FREE = '4000000000000077';
const payOut = (key: string) =>
  server.post(
    '/deposits',
    { type: 'instant', currency: 'usd' },
    {
      ...server.asAdministrator,
      'idempotency-key': key,
    },
  );
type Line = Readonly<{ kind: string; amount: number; count: number }>;
const proofOf = async (id: string) => {
  const { body } = await server.get(`/deposits/${id}/proof`);
  const lines = body.lines.map(({ kind, amount, count }: Line) => [kind, amount, count]);
  return { ...body, lines: Object.fromEntries(lines.map(([kind, ...rest]: [string]) => [kind, rest])) };
};

test('what is held back is told apart, and the payout that lacks it adds up', async () => {
  await server.simulator.pay({ card: FREE, amount: minor(10_000) });
  await server.simulator.controls.holdBack({ currency: usd, amount: minor(2500) });
  const { body } = await payOut('now');
  await backfill(server.deps);
  const { lines, unexplained } = await proofOf(body.id);
  expect(unexplained).toBe(0);
  expect(lines).toMatchObject({ payments: [10_000, 1], adjustments: [-2500, 1] });
  const all = (await server.get('/transactions/summary?type_is=adjustment')).body;
  expect(all).toMatchObject({ count: 2, total: -2500, net: -2500 });
  expect(await findDrift(server.deps, { repair: false })).toMatchObject({ drift: [] });
});

test('a payout made by hand that came back is carried over as two lines of nothing', async () => {
  await server.simulator.pay({ card: FREE, amount: minor(10_000) });
  const { body: first } = await payOut('first');
  await server.simulator.controls.failPayout(first.id, 'account_closed');
  await server.simulator.controls.updateBankAccount({ currency: usd, account_number: '000123456789' });
  const { body: next } = await payOut('next');
  await backfill(server.deps);
  const { lines, unexplained, total } = await proofOf(next.id);
  expect({ unexplained, total }).toEqual({ unexplained: 0, total: next.amount });
  const shown = Object.values<[number, number]>(lines);
  expect(shown.reduce((count, [, rows]) => count + rows, 0)).toBeGreaterThanOrEqual(3);
  expect(await proofOf(first.id)).toMatchObject({ source: 'returned', total: 0, unexplained: 0 });
  expect(await findDrift(server.deps, { repair: false })).toMatchObject({ drift: [] });
});

test('a fee that only the bank will tell is said to be untold', async () => {
  await server.simulator.controls.updateBankAccount({
    currency: usd,
    account_number: BANK_WITH_UNTOLD_FEE,
  });
  await server.simulator.pay({ card: FREE, amount: minor(10_000) });
  const { body } = await server.get('/deposits/overview-all');
  expect(JSON.stringify(body)).toContain('"fee":null');
});
