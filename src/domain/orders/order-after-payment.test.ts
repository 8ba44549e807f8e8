import { expect, test } from 'vitest';
import { orderAfterPayment } from './order-after-payment.ts';

const card = { screened: 'allow', isCard: true, isInPerson: false } as const;

test.each([
  ['succeeded', card, 'paid', 'processing', 'allow'],
  ['succeeded', { ...card, screened: null }, 'paid', 'processing', 'allow'],
  ['requires_capture', card, 'paid', 'on-hold', 'allow'],
  ['requires_capture', { ...card, screened: 'review' }, 'paid', 'on-hold', 'review'],
  ['requires_action', { ...card, screened: 'review' }, 'requires_action', 'pending', 'payment_started'],
  ['requires_payment_method', card, 'declined', 'failed', 'allow'],
  ['requires_payment_method', { ...card, screened: 'review' }, 'declined', 'failed', 'review_failed'],
  ['canceled', { ...card, screened: 'block' }, 'declined', 'failed', 'block'],
  ['succeeded', { ...card, isCard: false }, 'paid', 'processing', 'not_card'],
  ['succeeded', { ...card, isInPerson: true }, 'paid', 'processing', 'terminal_payment'],
] as const)('%s, %j', (status, about, checkout, orderStatus, mark) => {
  expect(orderAfterPayment({ status, ...about })).toEqual({
    checkout,
    status: orderStatus,
    fraud_meta_box_type: mark,
  });
});
