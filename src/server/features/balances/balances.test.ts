import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { backfill } from '#server/events/backfill.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { balancesRoutes } from './balances-routes.ts';

/** Thursday, 5 March 2026, 08:40 UTC. */
const START = epochSeconds(1_772_700_000);
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: balancesRoutes, now: START });
});
afterEach(() => server.close());

const overviews = async () => (await server.get('/deposits/overview-all')).body;
const forecast = async () => (await server.get('/deposits/forecast')).body;
const SETTLES_AT_ONCE = '4000000000000077';

test('balances of each currency, the main one first, with what could leave at once', async () => {
  const sale = await server.simulator.pay({ card: SETTLES_AT_ONCE });
  await server.simulator.pay();
  const net = 10_000 - sale.application_fee_amount;
  const fee = Math.floor((net * 15 + 500) / 1000);
  expect((await overviews()).balance).toEqual({
    available: [
      { amount: net, currency: 'usd', source_types: [] },
      { amount: 0, currency: 'eur', source_types: [] },
    ],
    pending: [
      { amount: net, currency: 'usd', source_types: [] },
      { amount: 0, currency: 'eur', source_types: [] },
    ],
    instant: [{ amount: net, currency: 'usd', fee, net: net - fee, fee_percentage: 1.5 }],
  });
});

test('the account with its schedule and the state of its banks', async () => {
  await server.simulator.provider.updatePayoutSchedule({ interval: 'monthly', monthly_anchor: 31 });
  expect((await overviews()).account).toMatchObject({
    default_currency: 'usd',
    deposits_blocked: false,
    deposits_disabled: false,
    deposits_schedule: { interval: 'monthly', weekly_anchor: null, monthly_anchor: 31 },
    default_external_accounts: [
      { currency: 'usd', status: expect.any(String), bank_name: 'TEST BANK', last4: '6789' },
      { currency: 'eur', status: expect.any(String), bank_name: 'TEST BANK', last4: expect.any(String) },
    ],
  });
});

test('the latest three payouts of each currency', async () => {
  for (const [index, currency] of ['usd', 'usd', 'usd', 'usd', 'eur'].entries())
    await savePayout(server.db, {
      id: `po_${index}`,
      currency,
      date: `2026-01-0${index + 1} 00:00:00` as never,
    });
  const { deposit } = await overviews();
  expect(deposit.last_paid.map(({ id }: { id: string }) => id)).toEqual(['po_4', 'po_3', 'po_2', 'po_1']);
});

test('every payout that failed of late is told as long as nothing that was made since took its money', async () => {
  const at = (days: number) => utcInstant(epochSeconds(START + days * DAY_S));
  const failed = { status: 'failed', failure_code: 'account_closed' } as const;
  await savePayout(server.db, { id: 'po_1', ...failed, created: at(-5), returned: at(-1) });
  await savePayout(server.db, { id: 'po_2', ...failed, created: at(-4), returned: at(-1) });
  await savePayout(server.db, { id: 'po_3', created: at(-2) });
  const lately = async () => {
    const { deposit } = await overviews();
    return deposit.failed.map(({ id, returned }: Readonly<{ id: string; returned: number }>) => [
      id,
      returned,
    ]);
  };
  expect(await lately()).toEqual([
    ['po_2', START - DAY_S],
    ['po_1', START - DAY_S],
  ]);
  await savePayout(server.db, { id: 'po_4', status: 'in_transit', created: at(-1) });
  expect(await lately()).toEqual([]);
});

describe('the forecast', () => {
  test('is what the provider then pays out, when nothing else happens', async () => {
    await server.simulator.provider.updatePayoutSchedule({ interval: 'daily' });
    await server.simulator.pay();
    await server.simulator.controls.setClock(epochSeconds(START + DAY_S));
    await server.simulator.pay({ amount: 25_000 as never });
    await backfill(server.deps);
    const { estimate, data } = await forecast();
    expect(estimate).toBe(true);
    expect(data.length).toBeGreaterThan(0);

    await server.simulator.controls.setClock(epochSeconds(START + 30 * DAY_S));
    const { data: payouts } = await server.simulator.provider.listObjects('payout', null, 100);
    const made = payouts
      .toSorted((a, b) => a.created - b.created)
      .map(({ created, arrival_date, amount, currency }) => ({
        currency,
        leaves: new Date(created * 1000).toISOString().slice(0, 10),
        arrives: new Date(arrival_date * 1000).toISOString().slice(0, 10),
        amount,
      }));
    expect(data).toEqual(made);
  });

  test.each([
    ['blocked', { status: 'blocked' as const }, 'held'],
    ['still waiting', { completed_waiting_period: false }, 'waiting_period'],
    ['by hand', { interval: 'manual' as const }, 'manual'],
  ])('promises nothing while payouts are %s, and says why', async (_, change, reason) => {
    await server.simulator.pay();
    await backfill(server.deps);
    const account = await server.simulator.provider.findAccount();
    if (account)
      await server.simulator.controls.patchAccount({ deposits: { ...account.deposits, ...change } });
    const { data, without } = await forecast();
    expect(data).toEqual([]);
    expect(without).toContainEqual({ currency: 'usd', available: 0, reason });
  });
});
