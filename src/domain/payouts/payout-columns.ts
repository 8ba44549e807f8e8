import { labelled } from '../shared/labelled.ts';
import { payoutColumnLabels } from './payout-columns-copy.ts';

/** The sort keys of the payouts list, as they travel. */
export const PAYOUT_SORTS = ['date', 'amount'] as const;

const COLUMNS = [
  { id: 'date', sortable: true },
  { id: 'type', sortable: false },
  { id: 'amount', sortable: true },
  { id: 'status', sortable: false },
  { id: 'bankAccount', sortable: false },
  { id: 'bank_reference_key', sortable: false },
] as const;

/** The columns of the payouts list in their order. The screen and the exported file share them, so they cannot differ. */
export const PAYOUT_COLUMNS = labelled(COLUMNS, payoutColumnLabels);

export type PayoutColumnId = (typeof PAYOUT_COLUMNS)[number]['id'];
export const PAYOUT_COLUMN_IDS = PAYOUT_COLUMNS.map(({ id }) => id);

export const PAYOUTS_EXPORT_ASKS_FROM = 1000;

/** Only an export of everything asks first, and only from a thousand rows. A filter is an answer already. */
export const asksBeforePayoutsExport = (count: number, filtered: boolean): boolean =>
  !filtered && count >= PAYOUTS_EXPORT_ASKS_FROM;
