import type { vatNumberCopy as english } from '#domain/account/vat-number-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const vatNumberCopy: Words<typeof english> = {
  corporateNumber: 'رقم الشركة',
  vatNumber: 'الرقم الضريبي',
  corporateNumberHelp: 'رقم من 13 خانة، مثل 1234567890123.',
  vatNumberHelp: 'من 8 إلى 12 خانة يسبقها رمز بلدك، مثل DE 123456789.',
};
