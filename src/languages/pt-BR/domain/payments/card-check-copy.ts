import type { cardCheckCopy as english } from '#domain/payments/card-check-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardCheckCopy: Words<typeof english> = {
  passed: 'Confere',
  failed: 'Não confere',
  unavailable: 'Indisponível',
  notChecked: 'Não verificado',
};
