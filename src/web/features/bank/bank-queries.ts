import { listBankAccounts, listBankFiles, listBankLines } from '#contract/bank.ts';
import { bankFilters } from '#contract/bank-filters.ts';
import { listQuery, readQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentFilters } from '#web/blocks/data-list/understood.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

export const LINE_SORTS = ['booked_on', 'amount'] as const;

export const linesQuery = (search: AddressOf<typeof bankFilters>, { sort, page, perPage }: ListState) =>
  listQuery(listBankLines, {
    ...sentFilters(search, bankFilters),
    sort: LINE_SORTS.find((known) => known === sort.column),
    direction: sort.direction,
    page,
    pagesize: perPage,
  });

export const accountsQuery = () => readQuery(listBankAccounts, {});

export const filesQuery = (page: number, pagesize: number) => listQuery(listBankFiles, { page, pagesize });
