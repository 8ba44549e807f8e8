import { spoken } from '../shared/spoken.ts';

export const vatNumberCopy = spoken('domain/account/vat-number-copy#vatNumberCopy', {
  corporateNumber: 'Corporate Number',
  vatNumber: 'VAT Number',
  corporateNumberHelp: 'A 13 digit number, for example 1234567890123.',
  vatNumberHelp: '8 to 12 digits with your country code prefix, for example DE 123456789.',
} as const);
