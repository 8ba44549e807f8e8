/** The only papers there are so far. */
export const DOCUMENT_TYPES = ['vat_invoice'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const isDocumentType = (type: string): type is DocumentType =>
  DOCUMENT_TYPES.some((known) => known === type);

/** An id that can be none is never asked for. */
export const isDocumentId = (id: string): boolean => /^[\w-]+$/.test(id);

/** What people call a document by: the month it is of, and enough of its id to tell it from every other. */
export const documentNumber = ({
  document_id,
  date,
}: Readonly<{ document_id: string; date: string }>): string =>
  [date.slice(0, 7), document_id.replace(/^doc_/, '').slice(-NUMBER_LETTERS).toUpperCase()].join('-');
const NUMBER_LETTERS = 6;
