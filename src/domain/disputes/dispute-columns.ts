/** The sort keys of the disputes list, as they travel. */
export const DISPUTE_SORTS = ['created', 'amount', 'due_by'] as const;
export type DisputeSort = (typeof DISPUTE_SORTS)[number];

type DisputeColumn = Readonly<{ id: string; label: string; hidden: boolean; sort?: DisputeSort }>;

/** The columns of the disputes list in their order. The screen and the exported file share them, so they cannot differ. */
export const DISPUTE_COLUMNS = [
  { id: 'amount', label: 'Amount', hidden: false, sort: 'amount' },
  { id: 'currency', label: 'Currency', hidden: true },
  { id: 'status', label: 'Status', hidden: false },
  { id: 'reason', label: 'Reason', hidden: false },
  { id: 'source', label: 'Source', hidden: false },
  { id: 'order', label: 'Order', hidden: false },
  { id: 'customerName', label: 'Customer', hidden: false },
  { id: 'customerEmail', label: 'Email', hidden: true },
  { id: 'customerCountry', label: 'Country', hidden: true },
  { id: 'created', label: 'Disputed on', hidden: true, sort: 'created' },
  { id: 'dueBy', label: 'Respond by', hidden: false, sort: 'due_by' },
] as const satisfies readonly DisputeColumn[];

export type DisputeColumnId = (typeof DISPUTE_COLUMNS)[number]['id'];
export const DISPUTE_COLUMN_IDS = DISPUTE_COLUMNS.map(({ id }) => id);
