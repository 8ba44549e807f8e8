import { SEEN_WORDS } from '#domain/bank/at-bank-words-copy.ts';
import { PAYOUT_SORTS } from '#domain/payouts/payout-columns.ts';
import { payoutFilterLabel } from '#domain/payouts/payout-filter-label-copy.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { amountFilter, choiceFilter, dayFilter, onlyFilter } from '#web/blocks/data-list/usual-filters.ts';
import { payoutsCopy } from './payouts-copy.ts';

const labels = payoutsCopy.filters;

/** What the list can be asked for. Every sort and filter here has an index behind it. */
export const PAYOUTS_LIST: ListDefinition = {
  filters: [
    dayFilter(labels.date),
    amountFilter,
    choiceFilter({ id: 'status', label: labels.status, values: PAYOUT_STATUSES, words: payoutFilterLabel }),
    onlyFilter('at_bank', payoutsCopy.atBankColumn, SEEN_WORDS),
  ],
  sorts: PAYOUT_SORTS,
  usualSort: { column: 'date', direction: 'desc' },
  otherFilters: ['store_currency_is'],
};
