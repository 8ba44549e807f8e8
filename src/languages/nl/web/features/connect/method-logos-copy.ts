import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/connect/method-logos-copy.ts';

export const methodLogosCopy: Words<typeof english.methodLogosCopy> = {
  sepa: 'SEPA-incasso',
  becs: 'BECS-incasso',
  oneClick: 'Checkout met één klik',
};
