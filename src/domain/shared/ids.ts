/** Prefixes make ids incompatible with each other at compile time and need no constructor in tests. */
export type TransactionId = `txn_${string}`;
export type ChargeId = `ch_${string}` | `py_${string}`;
export type PaymentIntentId = `pi_${string}`;
export type RefundId = `re_${string}`;
export type PayoutId = `po_${string}`;
export type DisputeId = `dp_${string}` | `du_${string}`;
export type LoanId = `flxln_${string}`;
export type FileId = `file_${string}`;
export type ExportId = `exp_${string}`;

export const isFileId = (text: string): text is FileId => /^file_\w{1,250}$/.test(text);
