import { describe, expect, test } from 'vitest';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { RULE_KEYS } from '#domain/fraud/saved-rule.ts';
import { chargeStatus, NAMED_STATUSES } from '#domain/payments/charge-status.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { DAY_S, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { wallClock } from '#domain/shared/time-zone.ts';
import { type Charge, REFUND_REASONS } from '#provider/provider-objects.ts';
import { PAYMENT_METHODS } from '#provider/simulator/facts/payment-methods.ts';
import { payoutMinimum } from '#provider/simulator/facts/payout-terms.ts';
import { lookAgain, wronglyScreened } from '#tests/demo/look-again.ts';
import { SATURDAY, valuesOf, type Whole, wholeWorld } from '#tests/demo/whole-world.ts';
import { REFUND_FAILURES } from './refund-plans.ts';

const WEDNESDAY = epochSeconds(1_762_988_400);

/** What a list shows of a movement's sale. */
const sourceOf = ({ payment_method_details: { card, type } }: Charge): string => card?.brand ?? type;

/** What the payments' own pages call their status. */
function shownStatuses({ objects, orders }: Whole): ReadonlySet<string> {
  const intents = new Map(objects.payment_intent.map(({ id, status }) => [id, status]));
  const boxes = new Map(orders.map((order) => [order.payment_intent_id, order]));
  const disputes = new Map(objects.dispute.map((dispute) => [dispute.id, dispute]));
  return new Set(
    objects.charge.map((charge) => {
      const [first] = charge.disputes.flatMap((id) => disputes.get(id) ?? []);
      const standing = {
        ...{ ...charge, refunds: { data: charge.refunds }, dispute: first ?? null },
        order: boxes.get(charge.payment_intent) ?? null,
      };
      return chargeStatus(standing, intents.get(charge.payment_intent) ?? null).status;
    }),
  );
}

describe.each([
  ['on a Saturday', SATURDAY],
  ['on a Wednesday', WEDNESDAY],
])('busy, %s', (_, now) => {
  const world = wholeWorld({ now });
  const looked = lookAgain(world, 'busy', 'test');
  const { products, orders, order_items, subscriptions, customers, objects } = world;
  const { transaction: transactions, payout: payouts, charge: charges, dispute: disputes } = objects;

  test('has every type, source, channel, device, risk level and currency', () => {
    // The simulated provider has no kind of movement that we do not know.
    const known = TRANSACTION_TYPES.filter((type) => type !== 'adjustment');
    expect(valuesOf(transactions, 'type')).toEqual(new Set(known));
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
    expect(payouts.filter(({ failure_message }) => /\bcard\b/.test(failure_message ?? ''))).toEqual([]);
    expect(
      payouts.filter(({ status, bank_reference_key }) => status === 'paid' && bank_reference_key === null),
    ).not.toEqual([]);
  });

  test('begins with money at hand in two currencies, so that an instant payout can be tried', () => {
    const enough = [...valuesOf(transactions, 'currency')].filter((currency) => {
      const waiting = transactions.filter(
        (row) => row.currency === currency && row.status === 'available' && row.payout === null,
      );
      return waiting.reduce((sum, { net }) => sum + net, 0) >= payoutMinimum(currency);
    });
    expect(enough).toContain('usd');
    expect(enough.length).toBeGreaterThanOrEqual(2);
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
    const letters = disputes.flatMap(({ issuer_evidence }) => issuer_evidence ?? []);
    expect(new Set(letters.map(({ evidence_type }) => evidence_type))).toEqual(
      new Set(['chargeback', 'retrieval']),
    );
    expect(new Set(letters.flatMap(({ file_evidence }) => file_evidence))).toEqual(
      new Set(objects.file.map(({ id }) => id)),
    );
    expect(open.some(({ issuer_evidence }) => issuer_evidence !== null)).toBe(true);
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
    expect(shownStatuses(world)).toEqual(new Set([...NAMED_STATUSES, 'pending']));
    expect(charges.some(({ paydown }) => paydown !== null)).toBe(true);
    expect(valuesOf(objects.refund, 'status')).toEqual(new Set(['pending', 'succeeded', 'failed']));
    expect(valuesOf(objects.refund, 'reason')).toEqual(new Set([null, ...REFUND_REASONS]));
    expect(valuesOf(objects.refund, 'failure_reason')).toEqual(new Set([null, ...REFUND_FAILURES]));
    const waiting = objects.payment_intent.filter(({ status }) => status === 'requires_capture');
    expect(waiting.some(({ capture_before }) => (capture_before ?? 0) - now < DAY_S)).toBe(true);
    expect(waiting.every(({ capture_before }) => (capture_before ?? 0) > now)).toBe(true);
  });

  test('a card that was turned away shows why', () => {
    const refusedFor = (code: string) =>
      charges
        .filter(({ failure_code }) => failure_code === code)
        .map(({ created, ...charge }) => ({
          ...{ year: wallClock(created, 'UTC').year, card: charge.payment_method_details.card },
        }));
    const checks = refusedFor('incorrect_cvc').map(({ card }) => card?.checks?.cvc_check);
    expect(new Set(checks)).toEqual(new Set(['fail']));
    const expired = refusedFor('expired_card');
    expect(expired).not.toEqual([]);
    expect(expired.filter(({ card, year }) => !card || card.exp_year >= year)).toEqual([]);
  });

  test('holds and blocks by every rule, each for a reason its own order and card show', () => {
    const cards = charges.filter(({ payment_method_details: { type } }) => type === 'card');
    expect(cards.every(({ screening }) => screening !== null)).toBe(true);
    expect(looked).toHaveLength(cards.length);
    expect(wronglyScreened(looked)).toEqual([]);
    const fired = cards.flatMap(({ screening }) => Object.entries(screening?.ruleset_results ?? {}));
    const blocking = [
      'avs_verification',
      'international_ip_address',
      'ip_address_mismatch',
      'address_mismatch',
    ];
    expect(new Set(fired.map(([key, outcome]) => `${outcome} ${key}`))).toEqual(
      new Set([...RULE_KEYS.map((key) => `review ${key}`), ...blocking.map((key) => `block ${key}`)]),
    );
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
    expect(transactions).toHaveLength(20_000);
    expect(valuesOf(orders, 'number').size).toBe(orders.length);
    const numbers = [...orders, ...subscriptions].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

test.each([
  ['before noon in UTC', 12 * HOUR_S - 1, 'in_transit'],
  ['from noon on', 12 * HOUR_S, 'paid'],
] as const)('busy, %s: what arrives today', (_, sinceMidnight, status) => {
  const today = epochSeconds(Math.floor(WEDNESDAY / DAY_S) * DAY_S);
  const { objects } = wholeWorld({ now: epochSeconds(today + sinceMidnight), transactions: 3000 });
  const arriving = objects.payout.filter(
    ({ arrival_date, failure_code }) => arrival_date === today && !failure_code,
  );
  expect(valuesOf(arriving, 'status')).toEqual(new Set([status]));
});
