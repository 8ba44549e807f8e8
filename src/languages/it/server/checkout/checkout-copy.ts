import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/checkout/checkout-copy.ts';

export const checkoutCopy: Words<typeof english.checkoutCopy> = {
  testCard: 'Usa uno dei numeri di carta di test del simulatore.',
};
