import { expect, test } from 'vitest';
import { disputedAmount, orderMoneyState, orderPaymentState, refundedAmount } from './payment-state.ts';

type Case = readonly [
  name: string,
  movements: readonly (readonly [type: string, customer_amount: number])[],
  state: ReturnType<typeof orderPaymentState>,
  refunded: number,
];

const cases: readonly Case[] = [
  ['nothing happened', [], 'unpaid', 0],
  ['paid by card', [['charge', 2000]], 'paid', 0],
  ['paid otherwise', [['payment', 2000]], 'paid', 0],
  [
    'one cent back',
    [
      ['charge', 2000],
      ['refund', -1],
    ],
    'partly_refunded',
    1,
  ],
  [
    'all but a cent back',
    [
      ['charge', 2000],
      ['refund', -1999],
    ],
    'partly_refunded',
    1999,
  ],
  [
    'all back at once',
    [
      ['charge', 2000],
      ['refund', -2000],
    ],
    'refunded',
    2000,
  ],
  [
    'all back in parts',
    [
      ['payment', 2000],
      ['payment_refund', -500],
      ['payment_refund', -1500],
    ],
    'refunded',
    2000,
  ],
  [
    'a refund that failed',
    [
      ['charge', 2000],
      ['refund', -2000],
      ['refund_failure', 2000],
    ],
    'paid',
    0,
  ],
  [
    'a payment that bounced',
    [
      ['payment', 2000],
      ['payment_failure_refund', -2000],
    ],
    'refunded',
    2000,
  ],
  [
    'disputed',
    [
      ['charge', 2000],
      ['dispute', -2000],
    ],
    'disputed',
    0,
  ],
  [
    'won back',
    [
      ['charge', 2000],
      ['dispute', -2000],
      ['dispute_reversal', 2000],
    ],
    'paid',
    0,
  ],
  [
    'refunded in part, then disputed',
    [
      ['charge', 2000],
      ['refund', -500],
      ['dispute', -1500],
    ],
    'disputed',
    500,
  ],
];

test.each(cases)('%s', (_, movements, state, refunded) => {
  const rows = movements.map(([type, customer_amount]) => ({ type, customer_amount }));
  expect(orderPaymentState(rows)).toBe(state);
  expect(refundedAmount(rows)).toBe(refunded);
});

test.each([
  [[['charge', 2000]], 0],
  [
    [
      ['charge', 2000],
      ['dispute', -2000],
    ],
    2000,
  ],
  [
    [
      ['charge', 2000],
      ['refund', -500],
      ['dispute', -1500],
    ],
    1500,
  ],
  [
    [
      ['charge', 2000],
      ['dispute', -2000],
      ['dispute_reversal', 2000],
    ],
    0,
  ],
] as const)('of %j a bank has taken %d back', (movements, taken) => {
  expect(disputedAmount(movements.map(([type, customer_amount]) => ({ type, customer_amount })))).toBe(taken);
});

const PAID_ONCE = { movements: [{ type: 'charge', customer_amount: 2000 }] };
test.each([
  ['nobody began to pay', 'pending', null, 0, null, 'unpaid'],
  ['a hold waits', 'on-hold', 'pi_1', 0, null, 'unpaid'],
  ['a payment failed', 'failed', 'pi_1', 0, null, 'unpaid'],
  ['the store saw it paid, elsewhere', 'processing', 'pi_1', 0, null, 'elsewhere'],
  ['the store saw it done, elsewhere', 'completed', 'pi_1', 0, null, 'elsewhere'],
  ['given back elsewhere', 'on-hold', 'pi_1', 1, null, 'elsewhere'],
  ['done without a payment of ours', 'completed', null, 0, null, 'unpaid'],
  ['known here', 'processing', 'pi_1', 0, PAID_ONCE, 'paid'],
] as const)('%s', (_, status, payment_intent_id, refunds, payment, expected) => {
  const order = { status, payment_intent_id, refunds: Array.from({ length: refunds }), payment };
  expect(orderMoneyState(order)).toBe(expected);
});
