import { SEEN_WORDS } from '#domain/bank/at-bank-words-copy.ts';
import { sourceWords } from '#domain/payments/payment-source.ts';
import { PAYOUT_SORTS } from '#domain/payouts/payout-columns.ts';
import { payoutFilterLabel } from '#domain/payouts/payout-filter-label-copy.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { amountFilter, choiceFilter, dayFilter, onlyFilter } from '#web/blocks/data-list/usual-filters.ts';
import { accountCountry } from '#web/shared/account-country.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { payoutsCopy } from './payouts-copy.ts';

const labels = payoutsCopy.filters;

/** What the list can be asked for, of the ways that somebody paid by. Every sort and filter here has an index behind it. */
export const payoutsList = (sources: readonly string[]): ListDefinition => ({
  filters: [
    dayFilter(labels.date),
    amountFilter,
    choiceFilter({ id: 'status', label: labels.status, values: PAYOUT_STATUSES, words: payoutFilterLabel }),
    choiceFilter({ id: 'source', label: labels.source, values: sources, words: namesOf(sources) }),
    onlyFilter('at_bank', payoutsCopy.atBankColumn, SEEN_WORDS),
  ],
  sorts: PAYOUT_SORTS,
  usualSort: { column: 'date', direction: 'desc' },
  otherFilters: ['store_currency_is'],
});

const namesOf = (sources: readonly string[]): Readonly<Record<string, string>> => {
  const country = accountCountry(pageSettings());
  return Object.fromEntries(sources.map((source) => [source, sourceWords(source, country).label]));
};
