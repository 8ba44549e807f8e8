import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  bookSettings,
  downloadJournal,
  downloadStatement,
  listBookEntries,
  lockMonth,
  readBookSettings,
  readBooks,
  type ShownBookSettings,
  saveBookSettings,
  unlockMonth,
} from '#contract/books.ts';
import type { BookSettings } from '#domain/books/chart-of-accounts.ts';
import type { JournalDownload } from '#domain/books/journal-format.ts';
import { firstDay, lastDay, type Month } from '#domain/books/lock-periods.ts';
import { call, downloadAddress } from '#web/api/client.ts';
import { keyOf, listQuery, readQuery } from '#web/api/query-client.ts';

/** What was saved, as this page knows it; nothing where a newer server says more than that. */
export const knownSettings = ({ settings }: ShownBookSettings): BookSettings | undefined =>
  bookSettings.safeParse(settings).data;

const daysOf = (month: Month) => ({ from: firstDay(month), to: lastDay(month) });

export const booksQuery = (month: Month) => listQuery(readBooks, daysOf(month));
export const settingsQuery = () => readQuery(readBookSettings, {});
export const entriesQuery = (month: Month, page: number, pagesize: number) =>
  listQuery(listBookEntries, { ...daysOf(month), page, pagesize });

/** A link cannot carry a header, so the nonce stands in it; made anew for every use, since a nonce runs out. */
export const journalAddress = (month: Month, format: JournalDownload): string =>
  downloadAddress(downloadJournal, { ...daysOf(month), format });
export const statementAddress = (month: Month, format: 'pdf' | 'csv'): string =>
  downloadAddress(downloadStatement, { month, format });

/** Everything of the books changes with a lock or another chart. */
function useChanged() {
  const client = useQueryClient();
  return (settings: ShownBookSettings) => {
    client.setQueryData(settingsQuery().queryKey, settings);
    return Promise.all(
      [readBooks, listBookEntries].map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })),
    );
  };
}

export function useLock() {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ month, isLocked }: Readonly<{ month: Month; isLocked: boolean }>) =>
      call(isLocked ? unlockMonth : lockMonth, { month }),
    onSuccess: changed,
  });
}

export function useSaveSettings() {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ accounts, currency_accounts, ...settings }: BookSettings) =>
      call(saveBookSettings, {
        settings: { ...settings, accounts: { ...accounts }, currency_accounts: [...currency_accounts] },
      }),
    onSuccess: changed,
  });
}
