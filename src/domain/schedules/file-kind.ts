/** The lists a file can be made of. */
export const LIST_KINDS = ['transactions', 'payouts', 'disputes', 'blocked', 'audit-log'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** What the books hand over. */
export const BOOK_KINDS = ['journal', 'statement'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

export type FileKind = ListKind | BookKind;

export const isBookKind = (kind: string): kind is BookKind => BOOK_KINDS.some((known) => known === kind);
