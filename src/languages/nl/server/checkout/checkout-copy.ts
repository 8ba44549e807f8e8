import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/checkout/checkout-copy.ts';

export const checkoutCopy: Words<typeof english.checkoutCopy> = {
  testCard: 'Gebruik een van de testkaartnummers van de simulator.',
};
