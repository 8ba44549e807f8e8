import { spoken } from '#domain/shared/spoken.ts';

export const checkoutCopy = spoken('server/checkout/checkout-copy#checkoutCopy', {
  testCard: 'Use one of the test card numbers of the simulator.',
} as const);
