import { PAYOUT_SORTS } from '#domain/payouts/payout-columns.ts';
import { PAYOUT_STATUSES, payoutStatusLabel } from '#domain/payouts/payout-status.ts';
import type { ListDefinition } from '#web/shared/data-list/list-state.ts';
import { payoutsCopy } from './payouts-copy.ts';

const words = payoutsCopy.filters;

/** What the list can be asked for. Every sort and filter here has an index behind it. */
export const PAYOUTS_LIST: ListDefinition = {
  filters: [
    {
      id: 'date',
      label: words.date,
      once: true,
      conditions: [
        { id: 'between', label: words.isBetween, input: 'days', parameter: 'date_between' },
        { id: 'before', label: words.isBefore, input: 'day', parameter: 'date_before' },
        { id: 'after', label: words.isAfter, input: 'day', parameter: 'date_after' },
      ],
    },
    {
      id: 'status',
      label: words.status,
      once: true,
      conditions: [
        { id: 'is', label: words.is, input: 'option', parameter: 'status_is' },
        { id: 'is_not', label: words.isNot, input: 'option', parameter: 'status_is_not' },
      ],
      options: PAYOUT_STATUSES.map((value) => ({ value, label: payoutStatusLabel[value] })),
    },
  ],
  sorts: PAYOUT_SORTS,
  usualSort: { column: 'date', direction: 'desc' },
  otherFilters: ['store_currency_is'],
};
