import { expect, test } from 'vitest';
import { readCheckoutForm } from './checkout-form.ts';

const now = { year: 2026, month: 11 };
const good = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  address_1: '1 Mill Lane',
  city: 'Leeds',
  country: 'GB',
  card: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
};
const read = (over: Record<string, string> = {}) =>
  readCheckoutForm(new URLSearchParams({ ...good, ...over }), now);

test('a whole form has no problems, and the card loses its spaces', () => {
  expect(read()).toMatchObject({
    problems: {},
    card: '4242424242424242',
    expiry: { month: 12, year: 2030 },
    shipping: null,
    billing: { name: 'Ada Lovelace', email: 'ada@example.com', postcode: '', country: 'GB' },
  });
});

test.each([
  [{ email: '' }, ['email']],
  [{ email: 'ada@example' }, ['email']],
  [{ name: '  ' }, ['name']],
  [{ city: '', address_1: '' }, ['address_1', 'city']],
  [{ country: 'XX' }, ['country']],
  [{ country: 'constructor' }, ['country']],
  [{ card: '4242' }, ['card']],
  [{ card: '<script>' }, ['card']],
  [{ expiry: '11/26' }, []],
  [{ expiry: '10/26' }, ['expiry']],
  [{ expiry: '13/30' }, ['expiry']],
  [{ expiry: '12/2030' }, []],
  [{ expiry: 'soon' }, ['expiry']],
  [{ expiry: '1230' }, []],
  [{ expiry: '122030' }, []],
  [{ expiry: '12 - 30' }, []],
  [{ expiry: '1/27' }, []],
  [{ expiry: '1026' }, ['expiry']],
  [{ expiry: '1330' }, ['expiry']],
  [{ expiry: '130' }, ['expiry']],
  [{ expiry: '12/030' }, ['expiry']],
  [{ cvc: '12' }, ['cvc']],
  [{ cvc: '1234' }, []],
  [{ ship: 'yes' }, ['shipping_name', 'shipping_address_1', 'shipping_city', 'shipping_country']],
])('%j has problems with %j', (over, expected) => {
  expect(Object.keys(read(over as Record<string, string>).problems)).toEqual(expected);
});

test('what was typed is kept, and nothing of the card is', () => {
  const { values } = read({ cvc: '1', ship: 'yes', shipping_name: 'Grace' });
  expect(values).toMatchObject({ name: 'Ada Lovelace', shipping_name: 'Grace', shipElsewhere: true });
  expect(JSON.stringify(values)).not.toContain('4242');
});

test('a card number in another field is taken out before anything sees it, and the shopper is told', () => {
  const written = { name: 'Ada 4242 4242 4242 4242', ship: 'yes', shipping_address_1: '4242.4242.4242.4242' };
  const form = read({ ...written, email: '4242424242424242@example.com' });
  expect(form).toMatchObject({
    billing: { name: 'Ada •••• 4242' },
    shipping: { address_1: '•••• 4242' },
    problems: { name: expect.stringContaining('A card number'), email: expect.any(String) },
  });
  expect(JSON.stringify({ ...form, card: '' })).not.toMatch(/4242.?4242/);
  expect(read({ name: 'Ada •••• 4242' }).problems).toEqual({});
});
