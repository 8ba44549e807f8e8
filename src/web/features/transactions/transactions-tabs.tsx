import { useQuery } from '@tanstack/react-query';
import { showsUncapturedTab } from '#domain/payments/uncaptured-tab.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { manualCaptureQuery } from './manual-capture.ts';
import { TRANSACTIONS_TABS, type TransactionsTab } from './transactions-address.ts';
import { transactionsCopy } from './transactions-copy.ts';
import type { TransactionsSearch } from './transactions-search.ts';
import { uncapturedCountQuery } from './uncaptured-count.ts';

const copy = transactionsCopy.tabs;

const LABELS: Record<TransactionsTab, string> = {
  'transactions-page': copy.transactions,
  'uncaptured-page': copy.uncaptured,
  'blocked-page': copy.blocked,
};

/** A tab that does not exist for this store falls back to the first. */
export function currentTab({ tab }: TransactionsSearch): TransactionsTab {
  const { isAuthAndCaptureEnabled } = pageSettings().featureFlags;
  if (tab === 'uncaptured-page' && !isAuthAndCaptureEnabled) return 'transactions-page';
  return tab ?? 'transactions-page';
}

/** Another tab starts at its first page, in its own order and without a view of this one; filters stay. */
const searchOfTab = (search: TransactionsSearch, tab: TransactionsTab): TransactionsSearch => ({
  ...search,
  tab,
  paged: undefined,
  per_page: undefined,
  saved: undefined,
  columns: undefined,
  orderby: undefined,
  order: undefined,
});

export function TransactionsTabs({ search }: { search: TransactionsSearch }) {
  const current = currentTab(search);
  const { featureFlags, hasUncapturedTab } = pageSettings();
  const { isAuthAndCaptureEnabled } = featureFlags;
  const uncaptured = useQuery({ ...uncapturedCountQuery(), enabled: isAuthAndCaptureEnabled });
  // The settings matter only where nothing that waits speaks for the tab already; until they are read, the page's word holds.
  const manual = useQuery({ ...manualCaptureQuery(), enabled: uncaptured.data === 0 });
  const standing = { count: uncaptured.data, isManualCaptureOn: manual.data ?? hasUncapturedTab };
  const showsUncaptured =
    current === 'uncaptured-page' || showsUncapturedTab(isAuthAndCaptureEnabled, standing);
  const tabs = TRANSACTIONS_TABS.filter((tab) => tab !== 'uncaptured-page' || showsUncaptured);

  return (
    <Tabs
      label={copy.label}
      tabs={tabs.map((tab) => ({
        href: paths.transactions(searchOfTab(search, tab)),
        label: LABELS[tab],
        current: tab === current,
        ...(tab === 'uncaptured-page' &&
          !uncaptured.isError && {
            count: uncaptured.data === undefined ? copy.counting : countWords(uncaptured.data),
            countOf: copy.waiting,
          }),
      }))}
    />
  );
}
