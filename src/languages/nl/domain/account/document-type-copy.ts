import type * as english from '#domain/account/document-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const documentTypeLabel: Words<typeof english.documentTypeLabel> = {
  vat_invoice: 'Btw-factuur',
};
