import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { backfill } from '#server/events/backfill.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { daysRoutes } from './days-routes.ts';

/** Thursday, 5 March 2026, 08:40 UTC. */
const START = epochSeconds(1_772_700_000);
const DAY = '2026-03-05';
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ routes: daysRoutes, now: epochSeconds(START - DAY_S) });
});
afterEach(() => server.close());

const passDays = async (days: number) => {
  await server.simulator.controls.setClock(epochSeconds(START + days * DAY_S));
  await server.db.deleteFrom('backfills').execute();
  await backfill(server.deps);
};
const read = (day = DAY) => server.get(`/reporting/days/${day}`);
const amounts = (ledger: { lines: { kind: string; amount: number }[] }) =>
  Object.fromEntries(ledger.lines.map(({ kind, amount }) => [kind, amount]));
const logged = () =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'object_id', 'actor_email', 'after'])
    .where('action', '=', 'day.sign_off')
    .execute();

/** A sale of the day before, and on the day two sales and a dispute. */
async function makeDays(): Promise<void> {
  await server.simulator.pay();
  await server.simulator.controls.setClock(START);
  await server.simulator.pay();
  const { id } = await server.simulator.pay();
  await server.simulator.controls.raiseDispute({ charge: id, reason: 'fraudulent' });
}

test('a day adds up: what was there, what moved, and what the provider holds', async () => {
  await makeDays();
  await passDays(1);
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({ day: DAY, timezone: 'UTC', sign_offs: [] });
  const [usd] = body.ledgers;
  expect(usd).toMatchObject({ currency: 'usd', unexplained: 0 });
  expect(usd.opening).toBeGreaterThan(0);
  const { payments, disputes, fees = 0, ...rest } = amounts(usd);
  expect({ payments, disputes }).toEqual({ payments: 20_000, disputes: -10_000 });
  expect(fees).toBeLessThan(0);
  expect(rest).toEqual({ refunds: 0, payouts: 0, other: 0 });
  expect(usd.closing).toBe(usd.opening + 20_000 - 10_000 + fees);
});

test('what moved since changes nothing of it', async () => {
  await makeDays();
  await passDays(1);
  const before = (await read()).body.ledgers;
  await server.simulator.pay();
  await passDays(9);
  expect((await read()).body.ledgers).toEqual(before);
  expect((await read('2026-03-06')).body.ledgers).toMatchObject([{ currency: 'usd', unexplained: 0 }]);
});

test('a payout that comes back changes no day before it did', async () => {
  await makeDays();
  await passDays(8);
  const [payout] = await server.db.selectFrom('payouts').select(['id', 'amount', 'created']).execute();
  const left = payout?.created.slice(0, 10) ?? '';
  const before = (await read(left)).body.ledgers;
  expect(amounts(before[0]).payouts).toBe(-(payout?.amount ?? 0));
  await server.simulator.controls.failPayout(payout?.id as `po_${string}`, 'account_closed');
  await passDays(9);
  expect((await read(left)).body.ledgers).toEqual(before);
  const came = (await read('2026-03-13')).body.ledgers;
  expect(came).toMatchObject([{ currency: 'usd', opening: before[0].closing, unexplained: 0 }]);
  expect(amounts(came[0]).payouts).toBe(payout?.amount);
});

test('what our books lack is unexplained, to the minor unit', async () => {
  await makeDays();
  await passDays(1);
  const { net } = await server.db
    .selectFrom('transactions')
    .select('net')
    .orderBy('date')
    .executeTakeFirstOrThrow();
  const first = await server.db
    .selectFrom('transactions')
    .select('transaction_id')
    .orderBy('date')
    .executeTakeFirstOrThrow();
  await server.db.deleteFrom('transactions').where('transaction_id', '=', first.transaction_id).execute();
  expect((await read()).body.ledgers).toMatchObject([{ currency: 'usd', unexplained: net }]);
});

test.each(['2026-03-06', '2026-03-07'])('%s is not over', async (day) => {
  await passDays(1);
  expect(await read(day)).toMatchObject({ status: 409, body: { code: 'day_not_over' } });
});

test('no day is refused', async () => {
  expect((await read('2026-02-30')).status).toBe(400);
});

test('a provider that does not answer says so', async () => {
  await passDays(1);
  Object.assign(server.deps.provider, {
    readBalances: () => Promise.reject(new Error('away')),
  });
  expect((await read()).status).toBeGreaterThanOrEqual(500);
});

describe('signing off', () => {
  const sign = async (over: object = {}, as = server.asAdministrator) => {
    const { ledgers } = (await read()).body;
    const seen = ledgers.map(({ currency, closing, unexplained }: Record<string, unknown>) => ({
      currency,
      closing,
      unexplained,
    }));
    return server.post(`/reporting/days/${DAY}/sign-off`, { seen, ...over }, as);
  };

  test('is written into the log with every figure, once however often it is pressed', async () => {
    await makeDays();
    await passDays(1);
    const { body } = await sign();
    expect(body.sign_offs).toMatchObject([{ is_own: true, note: null }]);
    await Promise.all([sign(), sign()]);
    const rows = await logged();
    expect(rows).toMatchObject([{ object_id: DAY, actor_email: 'merchant@example.com' }]);
    expect(rows[0]?.after).toMatchObject({ timezone: 'UTC', note: null, ledgers: body.ledgers });
  });

  test('of other figures than were seen is refused', async () => {
    await makeDays();
    await passDays(1);
    const seen = [{ currency: 'usd', closing: 1, unexplained: 0 }];
    expect(await sign({ seen })).toMatchObject({ status: 409, body: { code: 'day_changed' } });
    expect(await logged()).toEqual([]);
  });

  test('of a day that does not add up needs a note', async () => {
    await makeDays();
    await passDays(1);
    const first = await server.db
      .selectFrom('transactions')
      .select('transaction_id')
      .orderBy('date')
      .executeTakeFirstOrThrow();
    await server.db.deleteFrom('transactions').where('transaction_id', '=', first.transaction_id).execute();
    expect(await sign({ note: '  ' })).toMatchObject({ status: 400, body: { code: 'day_needs_note' } });
    const { body } = await sign({ note: 'A sale is missing here; asked the provider.' });
    expect(body.sign_offs).toMatchObject([{ note: 'A sale is missing here; asked the provider.' }]);
  });
});
