import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstDay, lastDay, monthBefore, nextMonth } from '#domain/books/lock-periods.ts';
import { movementKindOf } from '#domain/books/movement-kind.ts';
import { exchangePart, interestPart, taxPart } from '#domain/books/movement-parts.ts';
import type { TransactionType } from '#domain/payments/transaction-type.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { openBothSides } from '#tests/both-sides.ts';
import { WORLD_NOW } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { momentsOf, movementRows } from './book-movements-repository.ts';
import type { MovementRow } from './book-rows.ts';

const PATIENCE = 180_000;
let database: TestDatabase;
let sides: Awaited<ReturnType<typeof openBothSides>>;
beforeAll(async () => {
  database = await createTestDatabase();
  sides = await openBothSides(database, WORLD_NOW);
  await sides.loadSmall();
}, PATIENCE);
afterAll(async () => {
  await sides.close();
  await database.drop();
});

type Raw = Readonly<{
  transaction_id: string;
  type: TransactionType;
  date: string;
  currency: string;
  amount: number;
  fees: number;
  net: number;
  customer_amount: number;
  customer_currency: string;
  charge_id: string | null;
  loan_id: string | null;
  balance_type: string;
  metadata: Record<string, string>;
  total: number | null;
  total_tax: number | null;
}>;
const EVER = { from: calendarDate('2000-01-01'), to: calendarDate('2030-12-31'), zone: 'UTC' };
const TAKES_BACK = /refund|dispute/;

/** The rules themselves, over every row of the world: what the database makes of them must be the same. */
async function byTheRules() {
  const { rows } = await sql<Raw>`select t.*, o.total, o.total_tax from transactions t
    left join order_taxes o on o.id = t.order_id order by t.date, t.transaction_id`.execute(database.db);
  const loans = await database.db.selectFrom('loans').select(['stripe_loan_id', 'data']).execute();
  const lent = new Map(
    loans.map(({ stripe_loan_id, data }) => [stripe_loan_id, data as { amount: number; fee_amount: number }]),
  );
  const sales = new Map(
    rows.filter(({ type }) => type === 'charge' || type === 'payment').map((row) => [row.charge_id, row]),
  );
  const paid = new Map<string, number>();
  return rows.flatMap((row) => {
    const on_other_balance = row.balance_type !== 'payments';
    const has_other_side =
      row.type === 'adjustment' &&
      rows.some(
        (other) =>
          (other.balance_type !== 'payments') !== on_other_balance &&
          other.type === 'adjustment' &&
          other.date === row.date &&
          other.currency === row.currency &&
          other.net === -row.net,
      );
    const kind = movementKindOf({ ...row, on_other_balance, has_other_side });
    if (!kind) return [];
    const loan = row.type === 'financing_paydown' ? lent.get(row.loan_id ?? '') : undefined;
    const before = paid.get(row.loan_id ?? '') ?? 0;
    if (loan) paid.set(row.loan_id ?? '', before - row.amount);
    const isExchanged = row.customer_currency !== row.currency && TAKES_BACK.test(row.type);
    const exchange = isExchanged ? exchangePart(row, sales.get(row.charge_id)) : 0;
    const hasTax = !on_other_balance && (TAKES_BACK.test(row.type) || /^(charge|payment)$/.test(row.type));
    const tax =
      hasTax && row.total !== null
        ? taxPart(row.amount - exchange, { total: row.total, total_tax: row.total_tax ?? 0 })
        : 0;
    const interest = loan ? -interestPart(loan, before, -row.amount) : 0;
    return [
      {
        id: row.transaction_id,
        kind,
        amount: row.amount,
        fees: row.fees,
        tax: tax + 0,
        interest: interest + 0,
        exchange: exchange + 0,
      },
    ];
  });
}

const asked = async (splits_tax: boolean): Promise<readonly MovementRow[]> =>
  (await movementRows({ ...EVER, basis: 'payment', splits_tax, bank_elsewhere: false }).execute(database.db))
    .rows as MovementRow[];

/** Where clocks are turned in the very night in which a month ends, or on its last day. */
test.each([
  ['America/Havana', '2026-11'], // 1 November begins twice.
  ['America/Asuncion', '2023-10'], // 1 October begins at one o'clock.
  ['Atlantic/Azores', '2024-03'], // 31 March begins at one o'clock.
  ['Europe/Berlin', '2027-10'],
  ['Pacific/Kiritimati', '2026-02'],
  ['UTC', '2024-02'],
])('in %s the days of %s are those that the database counts', async (zone, month) => {
  const { from, until } = momentsOf({ from: firstDay(month), to: lastDay(month), zone });
  const { rows } = await sql<{ day: string }>`
    select (to_timestamp(at) at time zone ${zone})::date::text as day
    from unnest(array[${from - 1}, ${from}, ${until - 1}, ${until}]::float8[]) with ordinality as each (at, place)
    order by place`.execute(database.db);
  const [before, next] = [lastDay(monthBefore(month)), firstDay(nextMonth(month))];
  expect(rows.map(({ day }) => day)).toEqual([before, firstDay(month), lastDay(month), next]);
});

describe('the database books by the rules', () => {
  test('every movement of two busy years has the kind and the parts that the rules give it', {
    timeout: PATIENCE,
  }, async () => {
    const [rows, expected] = [await asked(true), await byTheRules()];
    const byId = new Map(
      rows
        .filter(({ transaction }) => transaction !== null)
        .map(({ id, kind, amount, fees, tax, interest, exchange }) => [
          id,
          { id, kind, amount, fees, tax, interest, exchange },
        ]),
    );
    expect(byId.size).toBe(expected.length);
    for (const row of expected) expect(byId.get(row.id)).toEqual(row);
    const kinds = new Set(rows.map(({ kind }) => kind));
    for (const kind of [
      'sale',
      'refund',
      'dispute',
      'dispute_won',
      'reader_fee',
      'loan',
      'repayment',
      'payout',
      'payout_returned',
    ])
      expect([...kinds]).toContain(kind);
    expect(expected.some(({ tax }) => tax !== 0)).toBe(true);
    expect(expected.some(({ interest }) => interest !== 0)).toBe(true);
  });

  test('without splitting there is no tax, and all else is the same', async () => {
    const [plain, split] = [await asked(false), await asked(true)];
    expect(plain.every(({ tax }) => tax === 0)).toBe(true);
    expect(plain.map(({ tax: _, ...row }) => row)).toEqual(split.map(({ tax: _, ...row }) => row));
  });
});
