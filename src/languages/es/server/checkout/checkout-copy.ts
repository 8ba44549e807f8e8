import type { Words } from '#languages/kit/words.ts';
import type { checkoutCopy as english } from '#server/checkout/checkout-copy.ts';

export const checkoutCopy: Words<typeof english> = {
  testCard: 'Usa uno de los números de tarjeta de prueba del simulador.',
};
