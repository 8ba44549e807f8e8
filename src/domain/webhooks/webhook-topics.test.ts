import { expect, test } from 'vitest';
import { neededFor, OWN_TOPICS, partsOfTopic, STORE_TOPICS, topicsOf } from './webhook-topics.ts';

test('the topics of both kinds', () => {
  expect(OWN_TOPICS).toHaveLength(12);
  expect(STORE_TOPICS).toHaveLength(12);
  expect(topicsOf('own')).toContain('payout.updated');
  expect(topicsOf('own')).not.toContain('order.created');
  expect(topicsOf('store')).toContain('customer.deleted');
  expect(topicsOf('store')).not.toContain('coupon.created');
});

test('a topic has two parts', () => {
  expect(partsOfTopic('order.updated')).toEqual({ resource: 'order', event: 'updated' });
  expect(partsOfTopic('ping')).toEqual({ resource: 'ping', event: '' });
});

test.each([
  [['payment.created', 'refund.updated'], ['see_payments']],
  [
    ['payout.updated', 'payment.created'],
    ['see_payouts', 'see_payments'],
  ],
  [['customer.created'], ['see_customers']],
  [['export.updated'], ['export']],
  [['ping', 'test'], []],
])('%j is told to whoever holds %j', (topics, needed) => expect(neededFor(topics)).toEqual(needed));
