import type { Words } from '#languages/kit/words.ts';
import type { methodLogosCopy as english } from '#web/features/connect/method-logos-copy.ts';

export const methodLogosCopy: Words<typeof english> = {
  sepa: 'Prélèvement SEPA',
  becs: 'Prélèvement BECS',
  oneClick: 'Paiement en un clic',
};
