import type { vatNumberCopy as english } from '#domain/account/vat-number-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const vatNumberCopy: Words<typeof english> = {
  corporateNumber: 'Número corporativo',
  vatNumber: 'Número de IVA',
  corporateNumberHelp: 'Um número de 13 dígitos, por exemplo 1234567890123.',
  vatNumberHelp: 'De 8 a 12 dígitos precedidos do código do país, por exemplo DE 123456789.',
};
