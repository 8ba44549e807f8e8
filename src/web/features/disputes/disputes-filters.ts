import { DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { choiceFilter, dayFilter } from '#web/blocks/data-list/usual-filters.ts';
import { disputesCopy as copy } from './disputes-copy.ts';

/** What the list can be asked for. Every sort and filter here has an index behind it. */
export const DISPUTES_LIST: ListDefinition = {
  filters: [
    dayFilter(copy.date),
    choiceFilter({ id: 'status', label: copy.status, values: DISPUTE_STATUSES, words: disputeStatusLabel }),
  ],
  sorts: ['created', 'amount', 'dueBy'],
  usualSort: { column: 'created', direction: 'desc' },
  otherFilters: ['store_currency_is'],
};
/** What awaits a response comes in the order in which its time is over. */
export const AWAITING_LIST: ListDefinition = {
  ...DISPUTES_LIST,
  usualSort: { column: 'dueBy', direction: 'asc' },
};
