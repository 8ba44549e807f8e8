import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amount, currencyCode } from '#contract/kit/fields.ts';
import { showAmounts } from './show-amounts.ts';

const usd = (minor: number, shown: string) => ({ minor, shown });

test('an amount is told with the currency beside it, or around it', () => {
  const schema = z.object({
    currency: currencyCode,
    total: amount,
    count: z.int(),
    lines: z.array(z.object({ amount })),
    fee: z.nullable(amount),
  });
  const value = { currency: 'usd', total: 1050, count: 2, lines: [{ amount: -50 }], fee: null };
  expect(showAmounts(schema, value)).toEqual({
    ...{ currency: 'usd', total: usd(1050, '$10.50 USD'), count: 2, fee: null },
    lines: [{ amount: usd(-50, '−$0.50 USD') }],
  });
});

test('yen have no cents, and dinars three places', () => {
  const schema = z.object({ currency: currencyCode, amount });
  expect(showAmounts(schema, { currency: 'jpy', amount: 1050 })).toMatchObject({
    amount: { minor: 1050, shown: expect.stringContaining('1,050') },
  });
  expect(showAmounts(schema, { currency: 'kwd', amount: 1050 })).toMatchObject({
    amount: { minor: 1050, shown: expect.stringContaining('1.050') },
  });
});

test('what the customer paid is told in what they paid with', () => {
  const schema = z.object({
    ...{ currency: currencyCode, amount, customer_currency: currencyCode, customer_amount: amount },
  });
  const value = { currency: 'usd', amount: 100, customer_currency: 'eur', customer_amount: 90 };
  expect(showAmounts(schema, value)).toMatchObject({
    amount: usd(100, '$1.00 USD'),
    customer_amount: usd(90, '€0.90 EUR'),
  });
});

test('without a currency, as in a sum of several, it stays a number', () => {
  const schema = z.object({ currency: z.string(), total: amount });
  expect(showAmounts(schema, { currency: '', total: 0 })).toEqual({ currency: '', total: 0 });
});

test('what the contract does not name is handed on as it is', () => {
  expect(showAmounts(z.object({ amount }), { page: 'https://store.example', amount: 1 })).toEqual({
    page: 'https://store.example',
    amount: 1,
  });
});
