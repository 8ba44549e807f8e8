import { spoken } from '../shared/spoken.ts';
import type { DocumentType } from './document-type.ts';

export const documentTypeLabel = spoken('domain/account/document-type-copy#documentTypeLabel', {
  vat_invoice: 'Tax Invoice',
} as const satisfies Record<DocumentType, string>);
