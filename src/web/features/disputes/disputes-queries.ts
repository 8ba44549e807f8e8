import { listDisputes, summarizeDisputes } from '#contract/disputes.ts';
import { DISPUTE_SORTS } from '#domain/disputes/dispute-columns.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { type DisputesSearch, filtersOf } from './disputes-search.ts';

/** Columns are named as the address writes them; the server knows `dueBy` as `due_by`. */
export const orderOf = ({ sort }: ListState) => ({
  sort: sort.column === 'dueBy' ? 'due_by' : DISPUTE_SORTS.find((known) => known === sort.column),
  direction: sort.direction,
});

export const disputesQuery = (search: DisputesSearch, state: ListState) =>
  listQuery(listDisputes, {
    ...filtersOf(search),
    ...orderOf(state),
    page: state.page,
    pagesize: state.perPage,
  });

export const summaryQuery = (search: DisputesSearch) => listQuery(summarizeDisputes, filtersOf(search));
