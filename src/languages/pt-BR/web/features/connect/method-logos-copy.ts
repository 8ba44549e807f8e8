import type { Words } from '#languages/kit/words.ts';
import type { methodLogosCopy as english } from '#web/features/connect/method-logos-copy.ts';

export const methodLogosCopy: Words<typeof english> = {
  sepa: 'Débito SEPA',
  becs: 'Débito direto BECS',
  oneClick: 'Checkout com um clique',
};
