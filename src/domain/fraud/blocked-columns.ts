import { labelled } from '../shared/labelled.ts';
import { blockedColumnLabels } from './blocked-columns-copy.ts';

const COLUMNS = [
  { id: 'created' },
  { id: 'status' },
  { id: 'rules' },
  { id: 'amount' },
  { id: 'currency' },
  { id: 'customer_name' },
  { id: 'order_id' },
  { id: 'payment_intent' },
] as const;

/** The columns of the list of blocked payments in their order, and of its files, whoever makes them. */
export const BLOCKED_COLUMNS = labelled(COLUMNS, blockedColumnLabels);

export type BlockedColumnId = (typeof BLOCKED_COLUMNS)[number]['id'];
export const BLOCKED_COLUMN_IDS = BLOCKED_COLUMNS.map(({ id }) => id);
