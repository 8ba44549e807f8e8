import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { SCENARIO_NAMES } from '#provider/simulator/facts/scenarios.ts';
import { lookAgain, wronglyScreened } from '#tests/demo/look-again.ts';
import { isSale, SATURDAY, valuesOf, wholeWorld } from '#tests/demo/whole-world.ts';
import { readBooks } from '#tests/simulator/properties/books.ts';
import { brokenInvariants } from '#tests/simulator/properties/invariants.ts';
import { generateWorld, type WorldRequest } from './generate-world.ts';
import type { WorldTables } from './world-rows.ts';

const hashOf = (request: Partial<WorldRequest>): string =>
  createHash('sha256')
    .update(JSON.stringify(wholeWorld(request)))
    .digest('hex');
describe('the same scenario, seed and clock', () => {
  const request = { transactions: 1200 } as const;
  const patience = { timeout: 30_000 };
  let world: string;
  beforeAll(() => {
    world = hashOf(request);
  });

  test('give the same world, byte for byte', patience, () => {
    expect(hashOf(request)).toBe(world);
  });

  test('also when two worlds are made at once', patience, () => {
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
    ['size', { transactions: 1201 }],
  ] as const)('another %s gives another', patience, (_, difference) => {
    expect(hashOf({ ...request, ...difference })).not.toBe(world);
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
        const { objects, orders, customers } = wholeWorld(asked);
        expect(objects.transaction).toHaveLength(asked.transactions);
        const happened = [
          objects.transaction,
          objects.payout,
          objects.charge,
          objects.refund,
          objects.dispute,
        ];
        for (const { created } of happened.flat()) expect(created).toBeLessThanOrEqual(asked.now);
        const latest = utcInstant(asked.now);
        for (const { created } of [...orders, ...customers]) expect(created <= latest).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('adds up: net, payouts, refunds, orders, items; and the rules stopped what they stop', {
    timeout: PATIENCE_MS,
  }, () => {
    fc.assert(
      fc.property(request, (asked) => {
        const world = wholeWorld(asked);
        const { objects, put, ledger, orders, order_items } = world;
        expect(wronglyScreened(lookAgain(world, asked.scenario, asked.seed))).toEqual([]);
        expect(brokenInvariants(readBooks({ objects: put, ledger, events: [] }))).toEqual([]);
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
        const byIntent = new Map(orders.map((order) => [order.payment_intent_id, order]));
        for (const charge of objects.charge) {
          const order = byIntent.get(charge.payment_intent);
          expect(order).toMatchObject({ total: charge.amount, number: charge.metadata.order_id });
        }
      }),
      { numRuns: 40 },
    );
  });
});
describe('scenarios', () => {
  test('fresh has neither account nor history', () => {
    const { objects, orders } = wholeWorld({ scenario: 'fresh' });
    const { site, ...others } = objects;
    expect(Object.values(others).flat()).toEqual([]);
    expect(orders).toEqual([]);
    expect(site).toMatchObject([{ is_connected: true, incentive: { id: 'welcome-2026' } }]);
  });

  test.each([
    ['sandbox', { status: 'complete', is_live: false, is_test_drive: true }],
    ['busy', { status: 'complete', is_live: true, is_documents_enabled: true }],
    [
      'early',
      {
        status: 'restricted',
        payments_enabled: true,
        progressive_onboarding: { is_enabled: true, is_complete: false },
      },
    ],
    ['restricted', { status: 'restricted', has_overdue_requirements: true, payments_enabled: false }],
    ['under_review', { status: 'under_review', deposits: { status: 'blocked' } }],
    ['rejected', { status: 'rejected.fraud', payments_enabled: false }],
    ['japan', { country: 'JP', store_currencies: { default: 'jpy', supported: ['jpy'] } }],
  ] as const)('the account of %s', (scenario, expected) => {
    expect(wholeWorld({ scenario, transactions: 20 }).objects.account).toMatchObject([expected]);
  });

  test('early tells what was sold so far', () => {
    const { account, transaction, payout } = wholeWorld({ scenario: 'early' }).objects;
    const sales = transaction.filter(isSale);
    expect(account[0]?.progressive_onboarding).toMatchObject({
      tpv: sales.reduce((total, { amount }) => total + amount, 0),
      first_transaction_date: utcInstant(epochSeconds(Math.min(...sales.map(({ created }) => created)))),
    });
    expect(payout).toEqual([]);
  });

  test.each(['restricted', 'rejected'] as const)('%s sells no more', (scenario) => {
    const sold = wholeWorld({ scenario }).objects.charge.map(({ created }) => created);
    expect(Math.max(...sold)).toBeLessThan(SATURDAY - 3 * DAY_S);
  });

  test('japan is paid out in whole yen', () => {
    const { transaction: transactions } = wholeWorld({ scenario: 'japan', transactions: 500 }).objects;
    expect(valuesOf(transactions, 'currency')).toEqual(new Set(['jpy']));
    const local = transactions.filter(
      ({ type, customer_currency }) => type === 'charge' && customer_currency === 'jpy',
    );
    expect(local.every(({ amount }) => amount % 10 === 0 && amount >= 500)).toBe(true);
  });
});
