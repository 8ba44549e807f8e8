import type * as english from '#domain/payments/card-check-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardCheckCopy: Words<typeof english.cardCheckCopy> = {
  passed: 'Geslaagd',
  failed: 'Mislukt',
  unavailable: 'Niet beschikbaar',
  notChecked: 'Niet gecontroleerd',
};
