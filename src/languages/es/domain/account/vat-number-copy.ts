import type { vatNumberCopy as english } from '#domain/account/vat-number-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const vatNumberCopy: Words<typeof english> = {
  corporateNumber: 'Número corporativo',
  vatNumber: 'Número de IVA',
  corporateNumberHelp: 'Un número de 13 dígitos, por ejemplo 1234567890123.',
  vatNumberHelp: 'De 8 a 12 dígitos precedidos del código de tu país, por ejemplo DE 123456789.',
};
