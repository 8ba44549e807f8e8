export const TRANSACTIONS_EXPORT_ASKS_FROM = 10_000;

/** Only an export of everything asks first, and only from ten thousand rows. A filter or a search is an answer already. */
export const needsExportConfirmation = (count: number, filtered: boolean): boolean =>
  !filtered && count >= TRANSACTIONS_EXPORT_ASKS_FROM;
