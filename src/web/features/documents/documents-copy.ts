import { isDocumentType } from '#domain/account/document-type.ts';
import { documentTypeLabel } from '#domain/account/document-type-copy.ts';
import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const documentsListCopy: ListCopy = {
  name: 'Documents',
  things: (count) => (count === 1 ? 'document' : 'documents'),
  failed: 'Error retrieving documents.',
  empty: {
    icon: 'document',
    title: 'No documents yet',
    text: 'On the first day of each month, the tax invoice over the fees of the month before is listed here.',
  },
};

export const documentsCopy = {
  title: 'Documents',
  /** Where a month is shown whole, and its statement is made. */
  statements: 'Monthly statements',
  columns: {
    date: 'Date',
    type: 'Type',
    number: 'Number',
    period: 'Period',
    fees: 'Fees',
    download: 'Download',
  },
  filters: {
    date: 'Date',
    type: 'Type',
  },
  typeLabel: (type: string) => (isDocumentType(type) ? documentTypeLabel[type] : type),
  unknownType: 'Unknown document type',
  unknownDocument: 'There is no such document',
  noPeriod: 'Tax invoice without proper period dates',
  period: (from: string, to: string) => `${from} to ${to}`,
  noFees: 'No fees',
  download: 'Download',
  downloadOf: (type: string, period: string) => `Download ${type}, ${period}`,
  notDownloaded: 'The document was not downloaded.',
  newTab: (name: string) => `${name}, opens in a new tab`,
} as const;

export const vatCopy = {
  steps: { number: 'Tax number', details: 'Business details' },
  numberTitle: 'Set your tax details',
  numberText: 'Tax invoices carry these details. You are asked once, before your first download.',
  registered: (country: string): string =>
    country === 'JP' ? 'I have a Corporate Number' : 'I am registered for a VAT number',
  continue: 'Continue',
  cancel: 'Cancel',
  back: 'Back',

  detailsTitle: 'Confirm your business details',
  detailsText: 'This is how your business is named on every tax invoice.',
  name: 'Business name',
  address: 'Address',
  confirm: 'Confirm',
  confirmHint: 'Fill in both to go on.',
  notSaved: 'Your tax details were not saved.',
} as const;
