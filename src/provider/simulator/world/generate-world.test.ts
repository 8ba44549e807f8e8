import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import { generateWorld, type WorldRequest } from './generate-world.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { SCENARIO_NAMES } from './scenarios.ts';
import type { WorldTables } from './world-rows.ts';

const SATURDAY = epochSeconds(1_763_180_000);
const WEDNESDAY = epochSeconds(1_762_988_400);

type Whole = { [Table in keyof WorldTables]: WorldTables[Table][] } & { account: ProviderAccount | null };

function wholeWorld(request: Partial<WorldRequest>): Whole {
  const whole: Whole = {
    customers: [],
    products: [],
    orders: [],
    order_items: [],
    subscriptions: [],
    subscription_orders: [],
    payouts: [],
    transactions: [],
    account: null,
  };
  for (const batch of generateWorld({ scenario: 'busy', seed: 'test', now: SATURDAY, ...request })) {
    if (batch.table === 'account') {
      whole.account = batch.account;
      continue;
    }
    const rows: object[] = whole[batch.table];
    rows.push(...batch.rows);
  }
  return whole;
}

const hashOf = (request: Partial<WorldRequest>): string =>
  createHash('sha256')
    .update(JSON.stringify(wholeWorld(request)))
    .digest('hex');

const valuesOf = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) =>
  new Set(rows.map((row) => row[key]));

describe('the same scenario, seed and clock', () => {
  const request = { transactions: 2000 } as const;

  test('give the same world, byte for byte', () => {
    expect(hashOf(request)).toBe(hashOf(request));
  });

  test('also when two worlds are made at once', () => {
    const [one, other] = [0, 1].map(() =>
      generateWorld({ scenario: 'busy', seed: 'test', now: SATURDAY, ...request }),
    );
    for (let batch = one?.next(); batch && !batch.done; batch = one?.next()) {
      expect(JSON.stringify(other?.next().value)).toBe(JSON.stringify(batch.value));
    }
  });

  test.each([
    ['seed', { seed: 'other' }],
    ['clock', { now: epochSeconds(SATURDAY + 86_400) }],
    ['scenario', { scenario: 'big' }],
    ['size', { transactions: 2001 }],
  ] as const)('another %s gives another', (_, difference) => {
    expect(hashOf({ ...request, ...difference })).not.toBe(hashOf(request));
  });
});

describe.each([
  ['on a Saturday', SATURDAY],
  ['on a Wednesday', WEDNESDAY],
])('busy, %s', (_, now) => {
  const world = wholeWorld({ now });
  const { transactions, payouts, products, orders, order_items, subscriptions, customers, account } = world;

  test('has every type, source, channel, device, risk level and currency', () => {
    expect(valuesOf(transactions, 'type')).toEqual(new Set(TRANSACTION_TYPES));
    expect(valuesOf(transactions, 'source')).toEqual(
      new Set([null, ...PAYMENT_METHODS.map(({ source }) => source)]),
    );
    expect(valuesOf(transactions, 'channel')).toEqual(
      new Set([null, 'online', 'in_person', 'in_person_pos']),
    );
    expect(valuesOf(transactions, 'source_device')).toEqual(new Set([null, 'ios', 'android']));
    expect(valuesOf(transactions, 'risk_level')).toEqual(new Set([null, 0, 1, 2]));
    expect(valuesOf(transactions, 'currency')).toEqual(new Set(['usd', 'eur', 'gbp', 'jpy', 'kwd']));
    expect(valuesOf(transactions, 'customer_currency').size).toBeGreaterThan(25);
  });

  test('has payouts in every state and of every kind', () => {
    expect(valuesOf(payouts, 'status')).toEqual(
      new Set(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
    );
    expect(valuesOf(payouts, 'type')).toEqual(new Set(['deposit', 'withdrawal']));
    expect(valuesOf(payouts, 'automatic')).toEqual(new Set([true, false]));
    expect(valuesOf(payouts, 'failure_code').size).toBeGreaterThan(6);
    expect(
      payouts.filter(({ status, bank_reference_key }) => status === 'paid' && bank_reference_key === null),
    ).not.toEqual([]);
  });

  test('has orders and subscriptions in every state, a loan repaid and one running', () => {
    expect(valuesOf(orders, 'status')).toEqual(
      new Set(['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed']),
    );
    expect(valuesOf(subscriptions, 'status')).toEqual(new Set(['active', 'on-hold', 'cancelled', 'expired']));
    expect(account?.capital).toMatchObject({ has_active_loan: true, has_previous_loans: true });
    expect(account?.capital.loans.map((loan) => loan.split('|')[0])).toEqual(
      [...valuesOf(transactions, 'loan_id')].filter((id) => id !== null),
    );
  });

  test('names people in many scripts, some at length', () => {
    const names = customers.map(({ name }) => name).join('\n');
    for (const script of [
      'Latin',
      'Greek',
      'Cyrillic',
      'Arabic',
      'Hebrew',
      'Han',
      'Hiragana',
      'Hangul',
      'Devanagari',
      'Thai',
    ]) {
      expect(names, script).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    }
    expect(Math.max(...customers.map(({ name }) => [...name].length))).toBe(60);
    expect(valuesOf(customers, 'email').size).toBe(customers.length);
    for (const { email } of customers)
      expect(email).toMatch(/^[a-z.-]+[a-z0-9]*@([a-z]+\.)?example(\.[a-z]+)?$/);
  });

  test('sells one to four things an order, some of them at a discount, most of them sent somewhere', () => {
    const counts = new Map<number, number>();
    for (const { order_id } of order_items) counts.set(order_id, (counts.get(order_id) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([1, 2, 3, 4]));
    expect(counts.size).toBe(orders.length);
    expect(valuesOf(order_items, 'product_id').size).toBeGreaterThan(55);
    expect(orders.some(({ discount_total }) => discount_total > 0)).toBe(true);
    expect(orders.some(({ total_tax }) => total_tax > 0)).toBe(true);
    expect(
      valuesOf(
        orders.flatMap(({ billing }) => billing ?? []),
        'city',
      ).size,
    ).toBeGreaterThan(40);
    expect(products).toHaveLength(61);
    expect(valuesOf(products, 'slug').size).toBe(products.length);
    expect(valuesOf(products, 'sku').size).toBe(products.length);
  });

  test('has ids that are nobody else’s', () => {
    expect(valuesOf(transactions, 'transaction_id').size).toBe(30_000);
    expect(valuesOf(payouts, 'id').size).toBe(payouts.length);
    expect(valuesOf(orders, 'number').size).toBe(orders.length);
    const numbers = [...orders, ...subscriptions].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('any world', () => {
  const request = fc.record({
    scenario: fc.constantFrom(...SCENARIO_NAMES),
    seed: fc.string({ maxLength: 8 }),
    now: fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }).map(epochSeconds),
    transactions: fc.integer({ min: 0, max: 400 }),
    years: fc.constantFrom(0.01, 0.2, 1, 3),
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

  /** Worlds by the dozen take a while on a busy machine. */
  const PATIENCE_MS = 60_000;

  test('has exactly as many transactions as were asked for, none later than now', {
    timeout: PATIENCE_MS,
  }, () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { transactions, payouts, orders, customers } = wholeWorld(asked);
        expect(transactions).toHaveLength(asked.transactions);
        const latest = utcInstant(asked.now);
        for (const { date } of transactions) expect(date <= latest).toBe(true);
        for (const { created } of [...payouts, ...orders, ...customers]) expect(created <= latest).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('adds up: net, payouts, refunds, orders, items', { timeout: PATIENCE_MS }, () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { transactions, payouts, orders, order_items } = wholeWorld(asked);
        for (const { net, amount, fees } of transactions) {
          expect(net).toBe(amount - fees);
          expect([net, amount, fees].every(Number.isSafeInteger)).toBe(true);
        }
        for (const { id, amount, fee, status, currency } of payouts) {
          const rows = transactions.filter(({ deposit_id }) => deposit_id === id);
          expect(rows.every((row) => row.currency === currency)).toBe(true);
          if (status === 'failed' || status === 'canceled') expect(rows).toEqual([]);
          else expect(sum(rows.map(({ net }) => net))).toBe(amount + fee);
        }
        const itemsOf = new Map<number, WorldTables['order_items'][]>();
        for (const item of order_items)
          itemsOf.set(item.order_id, [...(itemsOf.get(item.order_id) ?? []), item]);
        for (const order of orders) {
          const items = itemsOf.get(order.id) ?? [];
          for (const { price, quantity, subtotal, total } of items) {
            expect(subtotal).toBe(price * quantity);
            expect(total).toBeLessThanOrEqual(subtotal);
          }
          expect(sum(items.map(({ subtotal }) => subtotal))).toBe(order.items_total);
          const goods = sum(items.map(({ total }) => total));
          expect(order.items_total - order.discount_total).toBe(goods);
          expect(goods + order.shipping_total + order.total_tax).toBe(order.total);
        }
        const totals = new Map(orders.map(({ id, total }) => [id, total]));
        for (const sale of transactions.filter(({ type }) => type === 'charge' || type === 'payment')) {
          expect(totals.get(sale.order_id ?? 0)).toBe(sale.customer_amount);
          const about = transactions.filter(({ charge_id }) => charge_id === sale.charge_id);
          expect(sum(about.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
          expect(sum(about.map(({ customer_amount }) => customer_amount))).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('scenarios', () => {
  test('fresh has neither account nor history', () => {
    expect(wholeWorld({ scenario: 'fresh' })).toMatchObject({
      account: null,
      transactions: [],
      orders: [],
      payouts: [],
    });
  });

  test.each([
    ['sandbox', { status: 'complete', is_live: false, is_test_drive: true }],
    ['busy', { status: 'complete', is_live: true, is_documents_enabled: true }],
    ['early', { status: 'enabled', progressive_onboarding: { is_enabled: true, is_complete: false } }],
    ['restricted', { status: 'restricted', has_overdue_requirements: true, payments_enabled: false }],
    ['under_review', { status: 'under_review', deposits: { status: 'blocked' } }],
    ['rejected', { status: 'rejected.fraud', payments_enabled: false }],
    ['japan', { country: 'JP', store_currencies: { default: 'jpy', supported: ['jpy'] } }],
  ] as const)('the account of %s', (scenario, expected) => {
    expect(wholeWorld({ scenario, transactions: 20 }).account).toMatchObject(expected);
  });

  test('early tells what was sold so far', () => {
    const { account, transactions } = wholeWorld({ scenario: 'early' });
    const sales = transactions.filter(({ type }) => type === 'charge' || type === 'payment');
    expect(account?.progressive_onboarding).toMatchObject({
      tpv: sales.reduce((total, { amount }) => total + amount, 0),
      first_transaction_date: sales.map(({ date }) => date).sort()[0],
    });
  });

  test('japan is paid out in whole yen', () => {
    const { transactions } = wholeWorld({ scenario: 'japan', transactions: 500 });
    expect(valuesOf(transactions, 'currency')).toEqual(new Set(['jpy']));
    const local = transactions.filter(
      ({ type, customer_currency }) => type === 'charge' && customer_currency === 'jpy',
    );
    expect(local.every(({ amount }) => amount % 10 === 0 && amount >= 500)).toBe(true);
  });
});
