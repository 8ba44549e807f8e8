import { describe, expect, test } from 'vitest';
import { readForeignSubscription } from './foreign-subscription.ts';
import { subscriptionsNamedBy } from './named-subscriptions.ts';

const TOLD = {
  ...{ id: 77, status: 'active', customer_id: 5, parent_id: 70, number: '77' },
  ...{ billing_period: 'month', billing_interval: '1', date_created_gmt: '2026-01-31T10:00:00' },
  next_payment_date_gmt: '2026-02-28T10:00:00',
  billing: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org', country: 'gb' },
};
const read = (over: object = {}) => {
  const result = readForeignSubscription({ ...TOLD, ...over });
  return result.is === 'subscription' ? result.subscription : result;
};

test('everything that is kept of it', () => {
  expect(read()).toEqual({
    ...{ id: 77, number: '77', customer_id: 5, status: 'active', store_status: 'active', first_order: 70 },
    billing: { name: 'Ada Lovelace', email: 'ada@example.org', country: 'GB' },
    ...{ created: '2026-01-31 10:00:00', paid_every: 'month', next_payment: '2026-02-28 10:00:00' },
  });
});

test.each([
  ['active', 'active', true],
  ['wc-active', 'active', true],
  ['pending', 'on-hold', false],
  ['on-hold', 'on-hold', false],
  ['pending-cancel', 'cancelled', false],
  ['cancelled', 'cancelled', false],
  ['switched', 'cancelled', false],
  ['expired', 'expired', false],
  ['of-a-plugin', 'on-hold', false],
])('%s is %s, and only what is active is paid for again', (word, status, isPaid) => {
  expect(read({ status: word })).toMatchObject({
    ...{ status, next_payment: isPaid ? '2026-02-28 10:00:00' : null },
  });
});

test.each([
  ['month', '1', 'month'],
  ['month', 1, 'month'],
  ['week', '1', 'week'],
  ['year', '1', 'year'],
  ['week', '2', null],
  ['day', '1', null],
  ['', '', null],
])('every %s × %s is %s', (billing_period, billing_interval, paid_every) => {
  expect(read({ billing_period, billing_interval })).toMatchObject({ paid_every });
});

test.each([
  [{ id: 'x' }, 'unreadable'],
  [{ customer_id: 0 }, 'unreadable'],
  [{ date_created_gmt: null }, 'unreadable'],
  [{ status: 'trash' }, 'none'],
  [{ status: 'auto-draft' }, 'none'],
])('%o is %s', (over, is) => {
  expect(read(over)).toMatchObject({ is });
});

test('what is over tells no next payment; the plugin then writes an empty text', () => {
  expect(read({ next_payment_date_gmt: '' })).toMatchObject({ status: 'active', next_payment: null });
  expect(read({ date_created_gmt: '', start_date_gmt: '2026-01-01T00:00:00' })).toMatchObject({
    created: '2026-01-01 00:00:00',
  });
});

describe('an order names its subscriptions', () => {
  const named = (...meta_data: object[]) => subscriptionsNamedBy({ meta_data });
  test.each([
    [[], []],
    [[{ key: '_subscription_renewal', value: '77' }], [77]],
    [
      [
        { key: '_subscription_renewal', value: 77 },
        { key: '_subscription_switch', value: '78' },
      ],
      [77, 78],
    ],
    [
      [
        { key: '_subscription_renewal', value: '77' },
        { key: '_subscription_resubscribe', value: 77 },
      ],
      [77],
    ],
    [
      [
        { key: '_subscription_renewal', value: '' },
        { key: 'other', value: '9' },
      ],
      [],
    ],
  ])('%o', (meta, ids) => {
    expect(named(...meta)).toEqual(ids);
  });
});
