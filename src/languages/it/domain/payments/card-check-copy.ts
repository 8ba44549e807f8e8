import type * as english from '#domain/payments/card-check-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardCheckCopy: Words<typeof english.cardCheckCopy> = {
  passed: 'Superato',
  failed: 'Non superato',
  unavailable: 'Non disponibile',
  notChecked: 'Non controllato',
};
