/** The sort keys of the payouts list, as they travel. */
export const PAYOUT_SORTS = ['date', 'amount'] as const;

/** The columns of the payouts list in their order. The screen and the exported file share them, so they cannot differ. */
export const PAYOUT_COLUMNS = [
  { id: 'date', label: 'Date', sortable: true },
  { id: 'type', label: 'Type', sortable: false },
  { id: 'amount', label: 'Amount', sortable: true },
  { id: 'status', label: 'Status', sortable: false },
  { id: 'bankAccount', label: 'Bank account', sortable: false },
  { id: 'bank_reference_key', label: 'Bank reference ID', sortable: false },
] as const satisfies readonly Readonly<{ id: string; label: string; sortable: boolean }>[];

export type PayoutColumnId = (typeof PAYOUT_COLUMNS)[number]['id'];
export const PAYOUT_COLUMN_IDS = PAYOUT_COLUMNS.map(({ id }) => id);

/** Banks that print no reference leave the cell without one. */
export const NO_REFERENCE = 'N/A';

export const PAYOUTS_EXPORT_ASKS_FROM = 1000;

/** Only an export of everything asks first, and only from a thousand rows. A filter is an answer already. */
export const asksBeforePayoutsExport = (count: number, filtered: boolean): boolean =>
  !filtered && count >= PAYOUTS_EXPORT_ASKS_FROM;
