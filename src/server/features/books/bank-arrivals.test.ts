import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { arrivalsOf, arrivalsToBook } from '#domain/books/bank-arrivals.ts';
import { epochSeconds, type UtcInstant } from '#domain/shared/time.ts';
import { forgetStatements, type StatementLine, saveStatement } from '#tests/factories/bank-statement.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { matchBankLines } from '../bank-matching/match-bank-lines.ts';
import { ARRIVALS } from './bank-arrivals-repository.ts';

/** Monday, 4 May 2026, 08:40 UTC: March and April are over. */
const NOW = epochSeconds(1_777_884_000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: NOW });
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetStatements(server.db);
  for (const table of ['payouts', 'book_periods', 'book_late', 'book_settings'] as const)
    await server.db.deleteFrom(table).execute();
});

const MARCH = 'from=2026-03-01&to=2026-03-31';
const APRIL = 'from=2026-04-01&to=2026-04-30';
const at = (day: string) => `2026-${day} 00:00:00` as UtcInstant;
const payout = (id: string, amount: number, over: Parameters<typeof savePayout>[1] = {}) =>
  savePayout(server.db, {
    ...{ id, amount, fee: 0, date: at('03-04'), created: at('03-02'), bankAccount: null },
    ...over,
  });
const line = (amount: number, over: Partial<StatementLine> = {}): StatementLine => ({
  booked_on: '2026-03-04',
  amount,
  ...over,
});
const imported = async (...lines: readonly StatementLine[]) => {
  const ids = await saveStatement(server.db, { lines });
  await matchBankLines.perform(server.deps, {});
  return ids;
};
const byHand = (lines: readonly number[], payouts: readonly string[], difference_reason?: string) =>
  server.post('/bank/matches', { lines, payouts, difference_reason });
const undo = async () => {
  const { data } = (await server.get('/bank/matches?view=matched')).body;
  expect((await server.post('/bank/matches/undo', { match: data[0].key })).status).toBe(200);
};
const lock = async (month: string) =>
  expect((await server.post(`/books/months/${month}/lock`, {})).status).toBe(200);
const read = async (days = MARCH) => (await server.get(`/books?${days}`)).body;
type Shown = { account: string; amount: number };
const sums = async (days = MARCH) => {
  const [usd] = (await read(days)).currencies;
  const accounts: readonly Shown[] = usd?.accounts ?? [];
  expect(accounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  return Object.fromEntries(
    accounts.filter(({ amount }) => amount !== 0).map(({ account, amount }) => [account, amount]),
  );
};

test('a payout is in transit until a line of the bank is it, and undoing that takes it back', async () => {
  await payout('po_a', 5000);
  const before = (await read()).currencies[0].clearing;
  expect(await sums()).toEqual({ clearing: -5000, in_transit: 5000 });
  await imported(line(5000));
  expect(await sums()).toEqual({ clearing: -5000, bank: 5000 });
  expect((await read()).currencies[0].clearing).toEqual(before);
  await undo();
  expect(await sums()).toEqual({ clearing: -5000, in_transit: 5000 });
});

test('is an entry of its own, on the day of the bank, with its payout', async () => {
  const { settings } = (await server.get('/books/settings')).body;
  await server.put('/books/settings', { settings: { ...settings, grain: 'transaction' } });
  await payout('po_a', 5000);
  const [id] = await imported(line(5000, { booked_on: '2026-03-06' }));
  const { data, total_count } = (await server.get(`/books/entries?${MARCH}`)).body;
  expect(total_count).toBe(2);
  expect(data[1]).toMatchObject({
    ...{ id: `bank-${id}-po_a`, kind: 'arrival', day: '2026-03-06', payout: 'po_a', late_of: null },
    lines: [
      { account: 'in_transit', amount: -5000 },
      { account: 'bank', amount: 5000 },
    ],
  });
});

test.each([
  ['bank_fee', { bank: 4980, bank_fees: 20 }],
  ['exchange', { bank: 4980, exchange: 20 }],
  ['other', { bank: 4980, suspense: 20 }],
])('what the bank shows less is booked by its reason: %s', async (reason, accounts) => {
  await payout('po_a', 5000);
  const lines = await imported(line(4980));
  expect((await byHand(lines, ['po_a'], reason)).status).toBe(200);
  expect(await sums()).toEqual({ clearing: -5000, ...accounts });
});

test('one line of several payouts, several lines of one, a return, and a line that the bank took back', async () => {
  await payout('po_a', 5000);
  await payout('po_b', 2000);
  await payout('po_c', 3000);
  const [one = 0, two = 0, three = 0] = await imported(line(6990), line(1000), line(1990));
  expect((await byHand([one], ['po_a', 'po_b'], 'bank_fee')).status).toBe(200);
  expect((await byHand([two, three], ['po_c'], 'bank_fee')).status).toBe(200);
  expect(await sums()).toEqual({ clearing: -10_000, bank: 9980, bank_fees: 20 });

  await payout('po_d', 700, { status: 'failed', returned: at('03-09') });
  await imported(
    line(700, { text: 'STRIPE po_d' }),
    line(-700, { booked_on: '2026-03-09', reversal: true, text: 'STRIPE po_d' }),
  );
  expect(await sums()).toEqual({ clearing: -10_000, bank: 9980, bank_fees: 20 });

  await payout('po_e', 900);
  await imported(
    line(900, { booked_on: '2026-03-05' }),
    line(-900, { booked_on: '2026-03-10', reversal: true }),
  );
  expect(await sums()).toEqual({ clearing: -10_900, in_transit: 900, bank: 9980, bank_fees: 20 });
});

test('the database books by the rule', async () => {
  await payout('po_a', 5000);
  await payout('po_b', 2000);
  const [one = 0] = await imported(line(6990));
  await byHand([one], ['po_a', 'po_b'], 'other');
  const { rows } = await sql<
    Record<string, unknown>
  >`select line, payout, leg, currency, day, booked_on, late_of,
    received, kept, exchanged, unexplained from (${ARRIVALS}) as a order by payout`.execute(server.db);
  const rule = arrivalsOf({
    lines: [{ id: one, amount: 6990, day: '2026-03-04' as never }],
    payouts: [
      { id: 'po_a', leg: 'arrival', amount: 5000 },
      { id: 'po_b', leg: 'arrival', amount: 2000 },
    ],
    ...{ currency: 'usd' as never, difference_reason: 'other' },
  });
  expect(rows).toEqual(arrivalsToBook(rule, [], undefined));
});

describe('a locked month', () => {
  test('stays as it was when a match is undone: that is booked on the first open day, and marked', async () => {
    await payout('po_a', 5000);
    await imported(line(5000));
    await lock('2026-03');
    await undo();
    expect(await sums()).toEqual({ clearing: -5000, bank: 5000 });
    expect((await read()).month.changed).toBe(false);
    expect(await sums(APRIL)).toEqual({ bank: -5000, in_transit: 5000 });
    expect((await read(APRIL)).late).toBe(1);
    const { data } = (await server.get(`/books/entries?${APRIL}`)).body;
    expect(data).toMatchObject([{ day: '2026-04-01', late_of: '2026-03-04' }]);

    // And what was booked late stays where it is once that month is locked, too.
    await lock('2026-04');
    const lines = await sql<{ id: number }>`select id from bank_lines`.execute(server.db);
    expect((await byHand([lines.rows[0]?.id ?? 0], ['po_a'])).status).toBe(200);
    expect(await sums(APRIL)).toEqual({ bank: -5000, in_transit: 5000 });
    expect(await sums('from=2026-05-01&to=2026-05-31')).toEqual({ bank: 5000, in_transit: -5000 });
    for (const month of ['2026-04', '2026-03'])
      expect((await server.post(`/books/months/${month}/unlock`, {})).status).toBe(200);
    expect(await sums()).toEqual({ clearing: -5000, bank: 5000 });
    expect(await sums(APRIL)).toEqual({});
  });

  test.each([
    ['in April', '04-10', { day: '2026-04-10', late_of: null }],
    ['in March, and nobody knew', '03-20', { day: '2026-04-01', late_of: '2026-03-20' }],
  ])('stays as it was when a payout of it came back %s', async (_, day, booked) => {
    await payout('po_a', 5000);
    await lock('2026-03');
    await server.db
      .updateTable('payouts')
      .set({ status: 'failed', returned: at(day) })
      .execute();
    expect(await sums()).toEqual({ clearing: -5000, in_transit: 5000 });
    expect((await read()).month.changed).toBe(false);
    expect(await sums(APRIL)).toEqual({ clearing: 5000, in_transit: -5000 });
    expect((await server.get(`/books/entries?${APRIL}`)).body.data).toMatchObject([booked]);
  });

  test('takes no line that is matched later', async () => {
    await payout('po_a', 5000);
    await lock('2026-03');
    await imported(line(5000));
    expect(await sums()).toEqual({ clearing: -5000, in_transit: 5000 });
    expect(await sums(APRIL)).toEqual({ bank: 5000, in_transit: -5000 });
    await server.post('/books/months/2026-03/unlock', {});
    expect(await sums(APRIL)).toEqual({});
  });
});

test('a program that books bank lines itself gets none here', async () => {
  await payout('po_a', 5000);
  await imported(line(5000));
  const { settings } = (await server.get('/books/settings')).body;
  await server.put('/books/settings', { settings: { ...settings, bank_elsewhere: true } });
  expect(await sums()).toEqual({ clearing: -5000, in_transit: 5000 });
  // The statement tells of the bank all the same.
  const { text } = await server.get('/books/statements/2026-03?format=csv');
  expect(text).toContain('2026-03,USD,Seen on bank statements in this month,1,50.00\n');
});

describe('the list before a month is closed', () => {
  const checks = async () =>
    Object.fromEntries(
      ((await read()).checks as { check: string; done: boolean; count: number }[]).map(
        ({ check, done, count }) => [check, [done, count]],
      ),
    );

  test('says that no statement tells, and then how many payouts were not seen', async () => {
    await payout('po_a', 5000);
    await payout('po_b', 3000);
    await payout('po_gone', 1000, { status: 'failed' });
    await payout('po_next', 1000, { date: at('04-01') });
    expect(await checks()).toMatchObject({ statements: [false, 0] });
    expect(await checks()).not.toHaveProperty('arrived');

    await imported(line(5000), line(1234), line(3050));
    expect(await checks()).toMatchObject({ arrived: [false, 1], bank_lines: [false, 2] });
    const unseen = await server.get(
      '/deposits?date_between[0]=2026-03-01&date_between[1]=2026-03-31&at_bank_is=unseen',
    );
    expect(unseen.body.data.map(({ id }: { id: string }) => id)).toEqual(['po_b']);
    const seen = await server.get('/deposits?at_bank_is=seen');
    expect(seen.body.data.map(({ id }: { id: string }) => id)).toEqual(['po_a']);
    expect((await server.get('/deposits?at_bank_is=perhaps')).status).toBe(400);
  });
});
