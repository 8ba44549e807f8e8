import type { cardCheckCopy as english } from '#domain/payments/card-check-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardCheckCopy: Words<typeof english> = {
  passed: 'Coincide',
  failed: 'No coincide',
  unavailable: 'No disponible',
  notChecked: 'Sin comprobar',
};
