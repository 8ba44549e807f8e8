import { expect, test } from 'vitest';
import { paysOrder } from './paying-order.ts';

const order = { total: 2000, currency: 'usd', payment_intent_id: 'pi_1' };
const payment = { amount: 2000, currency: 'usd', payment_intent: 'pi_1' };

test.each([
  ['the payment it holds on to', {}, {}, true],
  ['that payment, whatever its sum', { amount: 1500 }, {}, true],
  ['another try over the same sum', { payment_intent: 'pi_2' }, {}, true],
  [
    'a payment of somebody else’s order with the same number',
    { payment_intent: 'pi_2', amount: 2001 },
    {},
    false,
  ],
  ['the same number of another currency', { payment_intent: 'pi_2', currency: 'eur' }, {}, false],
  ['an order that knows of no payment, over its sum', {}, { payment_intent_id: null }, true],
  ['an order that knows of no payment, over another', { amount: 1999 }, { payment_intent_id: null }, false],
  [
    'nothing is held on to by nobody',
    { payment_intent: null, amount: 1 },
    { payment_intent_id: null },
    false,
  ],
])('%s', (_, paid, held, expected) => {
  expect(paysOrder({ ...order, ...held }, { ...payment, ...paid })).toBe(expected);
});
