import { labelled } from '../shared/labelled.ts';
import { disputeColumnLabels } from './dispute-columns-copy.ts';

/** The sort keys of the disputes list, as they travel. */
export const DISPUTE_SORTS = ['created', 'amount', 'due_by'] as const;
export type DisputeSort = (typeof DISPUTE_SORTS)[number];

type DisputeColumn = Readonly<{ id: string; hidden: boolean; sort?: DisputeSort }>;

const COLUMNS = [
  { id: 'amount', hidden: false, sort: 'amount' },
  { id: 'currency', hidden: true },
  { id: 'status', hidden: false },
  { id: 'reason', hidden: false },
  { id: 'source', hidden: false },
  { id: 'order', hidden: false },
  { id: 'customerName', hidden: false },
  { id: 'customerEmail', hidden: true },
  { id: 'customerCountry', hidden: true },
  { id: 'created', hidden: true, sort: 'created' },
  { id: 'dueBy', hidden: false, sort: 'due_by' },
] as const satisfies readonly DisputeColumn[];

/** The columns of the disputes list in their order. The screen and the exported file share them, so they cannot differ. */
export const DISPUTE_COLUMNS = labelled(COLUMNS, disputeColumnLabels);

export type DisputeColumnId = (typeof DISPUTE_COLUMNS)[number]['id'];
export const DISPUTE_COLUMN_IDS = DISPUTE_COLUMNS.map(({ id }) => id);
