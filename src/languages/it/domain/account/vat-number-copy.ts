import type * as english from '#domain/account/vat-number-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const vatNumberCopy: Words<typeof english.vatNumberCopy> = {
  corporateNumber: 'Corporate Number',
  vatNumber: 'Partita IVA',
  corporateNumberHelp: 'Un numero di 13 cifre, per esempio 1234567890123.',
  vatNumberHelp: 'Da 8 a 12 cifre precedute dal codice del Paese, per esempio DE 123456789.',
};
