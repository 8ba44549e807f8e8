import { useQueryClient } from '@tanstack/react-query';
import { asksBeforePayoutsExport } from '#domain/payouts/payout-columns.ts';
import { ExportButton } from '#web/blocks/data-list/export-button.tsx';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { track } from '#web/shared/track.ts';
import { payoutsCopy as copy } from './payouts-copy.ts';
import { checkExport, filtersOf, type PayoutsSearch, payoutsQuery, startExport } from './payouts-queries.ts';

type ExportPayoutsProps = Readonly<{
  search: PayoutsSearch;
  address: ListState;
  columns: readonly string[];
}>;

/** The file of what is on the screen. Pressed before the rows are here, it waits for their count, which decides if it asks. */
export function ExportPayouts({ search, address, columns }: ExportPayoutsProps) {
  const client = useQueryClient();
  const question = async () => {
    const { total_count } = await client.fetchQuery(payoutsQuery(search, address));
    if (!asksBeforePayoutsExport(total_count, address.isNarrowed)) return undefined;
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
      start={(locale, days) => {
        track('payouts_export', { filtered: address.isNarrowed, columns: columns.length });
        return startExport(search, address, columns, { locale, days });
      }}
      check={checkExport}
      scheduled={{ kind: 'payouts', filters: filtersOf(search) }}
    />
  );
}
