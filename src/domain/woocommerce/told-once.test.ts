import { describe, expect, test } from 'vitest';
import type { UtcInstant } from '../shared/time.ts';
import { mayComplete } from './complete-at-store.ts';
import { findNoted, REFUND_KEY } from './noted-refund.ts';
import { storeOrderPage } from './order-page.ts';
import { planWebhooks, TOPICS } from './webhook-plan.ts';
import { IN_DOUBT_S, mayLookAgain } from './write-again.ts';

const OURS = {
  ...{ refund_id: 're_1', amount: 1000, currency: 'usd', taken: [] as number[] },
  made: '2025-03-01 09:30:00' as UtcInstant,
};
const meta = (key: string, value: string) => ({ meta_data: [{ key, value }] });

describe('a refund at the store is ours', () => {
  test.each([
    ['nothing there', [], {}, undefined],
    ['no list', null, {}, undefined],
    ['by our note', [{ id: 5, amount: '1.00', ...meta(REFUND_KEY, 're_1') }], {}, 5],
    ['by WooPayments', [{ id: 5, amount: '10.00', ...meta('_wcpay_refund_id', 're_1') }], {}, 5],
    ['by its reason', [{ id: 5, amount: '10.00', reason: 'Broken (re_1)' }], {}, 5],
    ['of another', [{ id: 5, amount: '10.00', reason: 'Broken (re_2)' }], {}, undefined],
    ['of another with a longer name', [{ id: 5, amount: '10.00', reason: '(re_11)' }], {}, undefined],
    [
      'the same sum, noted since',
      [{ id: 5, amount: '10.00', date_created_gmt: '2025-03-01T09:30:09' }],
      {},
      5,
    ],
    [
      'the same sum within five minutes',
      [{ id: 5, amount: '10.00', date_created_gmt: '2025-03-01T09:25:00' }],
      {},
      5,
    ],
    [
      'the same sum, older',
      [{ id: 5, amount: '10.00', date_created_gmt: '2025-03-01T09:24:59' }],
      {},
      undefined,
    ],
    ['the same sum, known as another', [{ id: 5, amount: '10.00' }], { taken: [5] }, undefined],
    ['another sum', [{ id: 5, amount: '10.01', date_created_gmt: '2025-03-01T09:30:09' }], {}, undefined],
  ])('%s', (_, there, over, expected) => {
    expect(findNoted(there, { ...OURS, ...over })).toBe(expected);
  });
});

test.each([
  ['processing', { status: 'succeeded', captured: 100, authorized: 100 }, true],
  ['processing', { status: 'succeeded', captured: 99, authorized: 100 }, false],
  ['processing', { status: 'succeeded', captured: 0, authorized: 0 }, false],
  ['processing', { status: 'requires_capture', captured: 0, authorized: 100 }, false],
  ['processing', undefined, false],
  ['on-hold', { status: 'succeeded', captured: 100, authorized: 100 }, false],
  ['pending', { status: 'succeeded', captured: 100, authorized: 100 }, false],
  ['completed', { status: 'succeeded', captured: 100, authorized: 100 }, false],
  ['shipped', { status: 'succeeded', captured: 100, authorized: 100 }, false],
])('%s paid with %o may be completed from here: %s', (status, payment, expected) => {
  expect(mayComplete(status, payment)).toBe(expected);
});

test.each([
  [undefined, 1000, true],
  [1000, 1000 + IN_DOUBT_S - 1, false],
  [1000, 1000 + IN_DOUBT_S, true],
])('sent at %s, looked for at %s: %s', (sent, now, expected) => {
  expect(mayLookAgain(sent, now)).toBe(expected);
});

test.each([
  [true, 'https://s.example/wp-admin/admin.php?page=wc-orders&action=edit&id=7'],
  [false, 'https://s.example/wp-admin/post.php?post=7&action=edit'],
  [undefined, 'https://s.example/wp-admin/post.php?post=7&action=edit'],
])('the page of an order, own tables: %s', (own, expected) => {
  expect(storeOrderPage('https://s.example', 7, own)).toBe(expected);
});

describe('webhooks', () => {
  const url = 'https://us.example/store-events';
  const [topic] = TOPICS;
  const hook = (over: object) => ({ id: 4, topic, delivery_url: url, status: 'active', ...over });
  test.each([
    ['none', [], {}, { do: 'make', topic }],
    ['somebody else’s', [hook({ delivery_url: 'https://other.example' })], {}, { do: 'make', topic }],
    ['ours', [hook({})], { [topic]: 4 }, { do: 'keep', topic, id: 4 }],
    ['switched off', [hook({ status: 'disabled' })], { [topic]: 4 }, { do: 'wake', topic, id: 4 }],
    ['made for another secret', [hook({})], {}, { do: 'wake', topic, id: 4 }],
    ['two, of which one is ours', [hook({ id: 3 }), hook({})], { [topic]: 4 }, { do: 'keep', topic, id: 4 }],
  ])('%s', (_, there, known, expected) => {
    expect(planWebhooks(there, url, known)[0]).toEqual(expected);
  });
});
