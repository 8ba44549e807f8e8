import type { vatNumberCopy as english } from '#domain/account/vat-number-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const vatNumberCopy: Words<typeof english> = {
  corporateNumber: 'Numéro d’entreprise (Corporate Number)',
  vatNumber: 'Numéro de TVA',
  corporateNumberHelp: 'Un numéro de 13 chiffres, par exemple 1234567890123.',
  vatNumberHelp: '8 à 12 chiffres précédés du code de votre pays, par exemple DE 123456789.',
};
