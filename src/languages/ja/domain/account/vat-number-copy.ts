import type { vatNumberCopy as english } from '#domain/account/vat-number-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const vatNumberCopy: Words<typeof english> = {
  corporateNumber: '法人番号',
  vatNumber: 'VAT番号',
  corporateNumberHelp: '13桁の数字（例：1234567890123）。',
  vatNumberHelp: '国コードに続く8〜12桁の数字（例：DE 123456789）。',
};
