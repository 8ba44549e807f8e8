import { useMutation } from '@tanstack/react-query';
import { checkPayoutsExport, exportPayouts } from '#contract/exports.ts';
import { payoutFilters } from '#contract/payout-filters.ts';
import { listPayouts, sendPayoutsFeedback, summarizePayouts } from '#contract/payouts.ts';
import { PAYOUT_COLUMN_IDS, PAYOUT_SORTS } from '#domain/payouts/payout-columns.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { listQuery, readQuery } from '#web/api/query-client.ts';
import type { FileOptions } from '#web/blocks/data-list/export-file.tsx';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentFilters } from '#web/blocks/data-list/understood.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

export type PayoutsSearch = AddressOf<typeof payoutFilters>;

export const filtersOf = (search: PayoutsSearch) => sentFilters(search, payoutFilters);

const orderOf = ({ sort }: ListState) => ({
  sort: PAYOUT_SORTS.find((known) => known === sort.column),
  direction: sort.direction,
});

export const payoutsQuery = (search: PayoutsSearch, state: ListState) =>
  listQuery(listPayouts, {
    ...filtersOf(search),
    ...orderOf(state),
    page: state.page,
    pagesize: state.perPage,
  });

export const summaryQuery = (search: PayoutsSearch) => listQuery(summarizePayouts, filtersOf(search));

/** What a tile counts. */
export const tileQuery = (search: PayoutsSearch) => readQuery(summarizePayouts, filtersOf(search));

/** The file of the list as it stands on the screen: its filters, its order, its columns, its language. */
export const startExport = (
  search: PayoutsSearch,
  state: ListState,
  columns: readonly string[],
  { locale, days }: FileOptions,
) =>
  call(exportPayouts, {
    ...filtersOf(search),
    ...(days && { date_between: [...days] }),
    ...orderOf(state),
    columns: PAYOUT_COLUMN_IDS.filter((id) => columns.includes(id)),
    locale,
  });

export const checkExport = (export_id: ExportId) => call(checkPayoutsExport, { export_id });

export const useSendFeedback = () =>
  useMutation({ mutationFn: (comments: string) => call(sendPayoutsFeedback, { comments }) });
