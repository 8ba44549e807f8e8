import { useQueryClient } from '@tanstack/react-query';
import { asksBeforeDisputesExport } from '#domain/disputes/dispute-export.ts';
import { ExportButton } from '#web/blocks/data-list/export-button.tsx';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { track } from '#web/shared/track.ts';
import { disputesCopy as copy } from './disputes-copy.ts';
import { disputesQuery } from './disputes-queries.ts';
import { type DisputesSearch, filtersOf, isAwaiting } from './disputes-search.ts';

type ExportDisputesProps = Readonly<{
  search: DisputesSearch;
  address: ListState;
  columns: readonly string[];
}>;

/** Comes with the first press: most visits to a list end without a file. */
const exporting = () => import('./disputes-export.ts');

/** The file of what is on the screen. Pressed before the rows are here, it waits for their count, which decides if it asks. */
export function ExportDisputes({ search, address, columns }: ExportDisputesProps) {
  const client = useQueryClient();
  const isNarrowed = address.isNarrowed || isAwaiting(search);

  const question = async () => {
    const { total_count } = await client.fetchQuery(disputesQuery(search, address));
    if (!asksBeforeDisputesExport(total_count, isNarrowed)) return undefined;
    return {
      title: copy.exportTitle(countWords(total_count)),
      text: copy.exportQuestion(total_count),
      action: copy.exportAction(countWords(total_count)),
    };
  };

  return (
    <ExportButton
      email={pageSettings().currentUserEmail}
      question={question}
      start={async (locale, days) => {
        track('disputes_export', { filtered: isNarrowed, columns: columns.length });
        return (await exporting()).startExport(search, address, columns, { locale, days });
      }}
      check={async (export_id) => (await exporting()).checkExport(export_id)}
      scheduled={{ kind: 'disputes', filters: filtersOf(search) }}
    />
  );
}
