import type { Words } from '#languages/kit/words.ts';
import type { methodLogosCopy as english } from '#web/features/connect/method-logos-copy.ts';

export const methodLogosCopy: Words<typeof english> = {
  sepa: 'Adeudo SEPA',
  becs: 'Adeudo directo BECS',
  oneClick: 'Pago con un clic',
};
