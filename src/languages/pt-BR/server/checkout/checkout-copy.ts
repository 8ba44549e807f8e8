import type { Words } from '#languages/kit/words.ts';
import type { checkoutCopy as english } from '#server/checkout/checkout-copy.ts';

export const checkoutCopy: Words<typeof english> = {
  testCard: 'Use um dos números de cartão de teste do simulador.',
};
