import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import {
  type BalanceTransaction,
  type Charge,
  type ObjectKind,
  type ProviderObjects,
  REFUND_REASONS,
} from '../../provider-objects.ts';
import type { DueDraft } from '../core/changes.ts';
import type { LedgerEntry } from '../core/ledger.ts';
import type { SimObject } from '../core/sim-object.ts';
import { readBooks } from '../properties/books.ts';
import { brokenInvariants } from '../properties/invariants.ts';
import { generateWorld, type WorldRequest } from './generate-world.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { REFUND_FAILURES } from './refund-plans.ts';
import { SCENARIO_NAMES } from './scenarios.ts';
import type { WorldTables } from './world-rows.ts';

const SATURDAY = epochSeconds(1_763_180_000);
const WEDNESDAY = epochSeconds(1_762_988_400);

type Rows = { [Table in keyof WorldTables]: WorldTables[Table][] };
type Objects = { [Kind in ObjectKind]: ProviderObjects[Kind][] };
type Whole = Rows & { objects: Objects; due: DueDraft[]; ledger: LedgerEntry[]; put: SimObject[] };

function wholeWorld(request: Partial<WorldRequest>): Whole {
  const rows: Rows = {
    customers: [],
    products: [],
    orders: [],
    order_items: [],
    order_notes: [],
    order_refunds: [],
    subscriptions: [],
    subscription_orders: [],
  };
  const objects: Objects = {
    ...{ account: [], bank_account: [], payment_intent: [], charge: [], refund: [], dispute: [] },
    ...{
      transaction: [],
      payout: [],
      loan: [],
      reader: [],
      reader_fee: [],
      file: [],
      document: [],
      site: [],
    },
  };
  const whole: Whole = { ...rows, objects, due: [], ledger: [], put: [] };
  for (const batch of generateWorld({ scenario: 'busy', seed: 'test', now: SATURDAY, ...request })) {
    if (batch.table !== 'history') {
      const table: object[] = whole[batch.table];
      table.push(...batch.rows);
      continue;
    }
    for (const object of batch.put) {
      const kind: object[] = objects[object.kind];
      kind.push(object.value);
    }
    whole.put.push(...batch.put);
    whole.due.push(...batch.due);
    whole.ledger.push(...batch.ledger);
  }
  return whole;
}

/** What a list shows of a movement's sale. */
const sourceOf = ({ payment_method_details: { card, type } }: Charge): string => card?.brand ?? type;
const isSale = ({ type }: BalanceTransaction): boolean => type === 'charge' || type === 'payment';

const hashOf = (request: Partial<WorldRequest>): string =>
  createHash('sha256')
    .update(JSON.stringify(wholeWorld(request)))
    .digest('hex');

const valuesOf = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) =>
  new Set(rows.map((row) => row[key]));

describe('the same scenario, seed and clock', () => {
  const request = { transactions: 1200 } as const;
  const patience = { timeout: 30_000 };

  test('give the same world, byte for byte', patience, () => {
    expect(hashOf(request)).toBe(hashOf(request));
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
    expect(hashOf({ ...request, ...difference })).not.toBe(hashOf(request));
  });
});

describe.each([
  ['on a Saturday', SATURDAY],
  ['on a Wednesday', WEDNESDAY],
])('busy, %s', (_, now) => {
  const world = wholeWorld({ now });
  const { products, orders, order_items, subscriptions, customers, objects } = world;
  const { transaction: transactions, payout: payouts, charge: charges, dispute: disputes } = objects;

  test('has every type, source, channel, device, risk level and currency', () => {
    expect(valuesOf(transactions, 'type')).toEqual(new Set(TRANSACTION_TYPES));
    expect(new Set(charges.map(sourceOf))).toEqual(new Set(PAYMENT_METHODS.map(({ source }) => source)));
    expect(valuesOf(charges, 'channel')).toEqual(new Set(['online', 'in_person', 'in_person_pos']));
    expect(valuesOf(charges, 'source_device')).toEqual(new Set([null, 'ios', 'android']));
    expect(new Set(charges.map(({ outcome }) => outcome.risk_level))).toEqual(
      new Set(['normal', 'elevated', 'highest', 'not_assessed']),
    );
    expect(valuesOf(transactions, 'currency')).toEqual(new Set(['usd', 'eur', 'gbp', 'jpy', 'kwd']));
    expect(valuesOf(transactions, 'customer_currency').size).toBeGreaterThan(25);
  });

  test('has payouts in every state and of every kind', () => {
    expect(valuesOf(payouts, 'status')).toEqual(
      new Set(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
    );
    expect(valuesOf(payouts, 'type')).toEqual(new Set(['deposit', 'withdrawal']));
    expect(new Set(payouts.map(({ method, automatic }) => `${method} ${automatic}`))).toEqual(
      new Set(['standard true', 'standard false', 'instant false']),
    );
    expect(valuesOf(payouts, 'failure_code').size).toBeGreaterThan(6);
    expect(
      payouts.filter(({ status, bank_reference_key }) => status === 'paid' && bank_reference_key === null),
    ).not.toEqual([]);
  });

  test('has disputes of every status and reason, with deadlines near, less near and past', () => {
    expect(valuesOf(disputes, 'status')).toEqual(new Set(DISPUTE_STATUSES));
    expect(valuesOf(disputes, 'reason')).toEqual(new Set(DISPUTE_REASONS));
    const open = disputes.filter(({ status }) => status.endsWith('needs_response'));
    const daysLeft = open.map(({ evidence_details }) => (evidence_details.due_by - now) / DAY_S);
    for (const [least, most] of [
      [0, 1],
      [1, 3],
      [3, 7],
    ] as const)
      expect(daysLeft.filter((days) => days > least && days <= most)).not.toEqual([]);
    expect(disputes.some(({ evidence_details }) => evidence_details.past_due)).toBe(true);
    expect(open.some(({ evidence_details }) => evidence_details.has_evidence)).toBe(true);
    expect(disputes.some(({ issuer_evidence }) => issuer_evidence !== null)).toBe(true);
    expect(disputes.some(({ metadata }) => metadata.__closed_by_merchant === '1')).toBe(true);
  });

  test('has payments in every state, screened in every way, and refunds with every reason', () => {
    expect(valuesOf(objects.payment_intent, 'status')).toEqual(
      new Set(['requires_payment_method', 'requires_action', 'requires_capture', 'succeeded', 'canceled']),
    );
    expect(valuesOf(objects.payment_intent, 'cancellation_reason')).toEqual(
      new Set([null, 'requested_by_customer', 'automatic', 'fraudulent']),
    );
    expect(new Set(charges.map(({ screening }) => screening?.outcome))).toEqual(
      new Set([undefined, 'allow', 'review', 'block']),
    );
    expect(new Set(charges.map(({ outcome }) => outcome.type))).toEqual(
      new Set(['authorized', 'issuer_declined', 'blocked', 'manual_review']),
    );
    expect(new Set(orders.map(({ fraud_meta_box_type }) => fraud_meta_box_type))).toEqual(
      new Set([
        ...[null, 'allow', 'block', 'not_card', 'payment_started', 'terminal_payment'],
        ...['review', 'review_allowed', 'review_blocked', 'review_expired'],
      ]),
    );
    expect(charges.some(({ paydown }) => paydown !== null)).toBe(true);
    expect(valuesOf(objects.refund, 'status')).toEqual(new Set(['pending', 'succeeded', 'failed']));
    expect(valuesOf(objects.refund, 'reason')).toEqual(new Set([null, ...REFUND_REASONS]));
    expect(valuesOf(objects.refund, 'failure_reason')).toEqual(new Set([null, ...REFUND_FAILURES]));
    const waiting = objects.payment_intent.filter(({ status }) => status === 'requires_capture');
    expect(waiting.some(({ capture_before }) => (capture_before ?? 0) - now < DAY_S)).toBe(true);
    expect(waiting.every(({ capture_before }) => (capture_before ?? 0) > now)).toBe(true);
  });

  test('has orders and subscriptions in every state, a loan repaid and one running', () => {
    expect(valuesOf(orders, 'status')).toEqual(
      new Set(['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed']),
    );
    expect(valuesOf(subscriptions, 'status')).toEqual(new Set(['active', 'on-hold', 'cancelled', 'expired']));
    const [account] = objects.account;
    expect(account?.capital).toMatchObject({ has_active_loan: true, has_previous_loans: true });
    expect(account?.capital.loans.map((loan) => loan.split('|')[0])).toEqual(
      objects.loan.map(({ stripe_loan_id }) => stripe_loan_id),
    );
    expect(objects.loan.map(({ fully_paid_at }) => fully_paid_at === null)).toEqual([false, true]);
    expect(objects.document.length).toBeGreaterThan(20);
    expect(objects.reader_fee.length).toBeGreaterThan(20);
    expect(objects.reader).toHaveLength(4);
  });

  test('leaves nothing due that is over', () => {
    for (const { at } of world.due) expect(at).toBeGreaterThan(now);
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
    expect(new Set(world.put.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(world.put.length);
    expect(transactions).toHaveLength(30_000);
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

  test('adds up: net, payouts, refunds, orders, items', { timeout: PATIENCE_MS }, () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { objects, put, ledger, orders, order_items } = wholeWorld(asked);
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
    ['early', { status: 'enabled', progressive_onboarding: { is_enabled: true, is_complete: false } }],
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
