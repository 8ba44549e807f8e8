import type { vatNumberCopy as english } from '#domain/account/vat-number-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const vatNumberCopy: Words<typeof english> = {
  corporateNumber: 'Unternehmensnummer',
  vatNumber: 'USt-IdNr.',
  corporateNumberHelp: 'Eine Nummer mit 13 Ziffern, etwa 1234567890123.',
  vatNumberHelp: '8 bis 12 Ziffern mit Ihrem Ländercode davor, etwa DE 123456789.',
};
