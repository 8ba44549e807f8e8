import type * as english from '#domain/account/vat-number-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const vatNumberCopy: Words<typeof english.vatNumberCopy> = {
  corporateNumber: 'Bedrijfsnummer',
  vatNumber: 'Btw-nummer',
  corporateNumberHelp: 'Een nummer van 13 cijfers, bijvoorbeeld 1234567890123.',
  vatNumberHelp: '8 tot 12 cijfers met je landcode ervoor, bijvoorbeeld DE 123456789.',
};
