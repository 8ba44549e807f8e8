import { DISPUTE_STATUSES, disputeStatusLabel } from '#domain/disputes/dispute-status.ts';
import type { ListDefinition } from '#web/shared/data-list/list-state.ts';
import { disputesCopy as copy } from './disputes-copy.ts';

/** What the list can be asked for. Every sort and filter here has an index behind it. */
export const DISPUTES_LIST: ListDefinition = {
  filters: [
    {
      id: 'date',
      label: copy.date,
      once: true,
      conditions: [
        { id: 'between', label: copy.isBetween, input: 'days', parameter: 'date_between' },
        { id: 'before', label: copy.isBefore, input: 'day', parameter: 'date_before' },
        { id: 'after', label: copy.isAfter, input: 'day', parameter: 'date_after' },
      ],
    },
    {
      id: 'status',
      label: copy.status,
      once: true,
      conditions: [
        { id: 'is', label: copy.is, input: 'option', parameter: 'status_is' },
        { id: 'is_not', label: copy.isNot, input: 'option', parameter: 'status_is_not' },
      ],
      options: DISPUTE_STATUSES.map((value) => ({ value, label: disputeStatusLabel[value] })),
    },
  ],
  sorts: ['created', 'amount', 'dueBy'],
  usualSort: { column: 'created', direction: 'desc' },
  otherFilters: ['store_currency_is'],
};
