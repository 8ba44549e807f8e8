import type { FormValues } from './checkout-form.ts';

/** Whose wallet it is in the simulated world: what a telephone would fill in. Everything can be changed before paying. */
export const WALLET_HOLDER: FormValues = {
  email: 'robin.hale@example.com',
  name: 'Robin Hale',
  address_1: '12 Orchard Road',
  city: 'Portland',
  state: 'OR',
  postcode: '97201',
  country: 'US',
  shipElsewhere: false,
};

/** The card in it: a test card like every other here. */
export const WALLET_CARD = {
  card: '4242424242424242',
  expiry: '12/40',
  cvc: '123',
  shown: 'Visa •••• 4242',
} as const;
