import { checkDisputesExport, exportDisputes } from '#contract/exports.ts';
import { DISPUTE_COLUMN_IDS } from '#domain/disputes/dispute-columns.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import type { FileOptions } from '#web/blocks/data-list/export-file.tsx';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { orderOf } from './disputes-queries.ts';
import { type DisputesSearch, filtersOf } from './disputes-search.ts';

/** The file of the list as it stands on the screen: its filters, its order, its columns. Its language, unless chosen, is in the settings. */
export const startExport = (
  search: DisputesSearch,
  state: ListState,
  columns: readonly string[],
  { locale, days }: FileOptions,
) =>
  call(exportDisputes, {
    ...filtersOf(search),
    ...(days && { date_between: [...days] }),
    ...orderOf(state),
    columns: DISPUTE_COLUMN_IDS.filter((id) => columns.includes(id)),
    locale,
  });

export const checkExport = (export_id: ExportId) => call(checkDisputesExport, { export_id });
