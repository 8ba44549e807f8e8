const ASKS_FROM = 1000;

/** Only an export of everything asks first, and only from a thousand rows. A filter or a search is an answer already. */
export const asksBeforeDisputesExport = (count: number, filtered: boolean): boolean =>
  !filtered && count >= ASKS_FROM;
