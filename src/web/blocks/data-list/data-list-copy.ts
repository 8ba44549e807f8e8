import type { IconName } from '#web/ui/icon-names.ts';

/** The words every list says. What differs from list to list comes with the list, as `ListCopy`. */
export const dataListCopy = {
  counting: '…',
  currency: 'Currency',
  allCurrencies: 'All currencies',
  clearFilters: 'Clear filters',
  noMatchTitle: (things: string) => `No ${things} match`,
  noMatch: 'Nothing fits your search and filters. Change one of them, or clear them all.',
  pastEndTitle: 'There is nothing on this page',
  pastEnd: 'The list is shorter than this. Rows may have gone since you opened it.',
  firstPage: 'Go to the first page',
  searchTerm: 'Search',
  searchTerms: 'Searched for',
  removeTerm: (term: string) => `Remove search: ${term}`,
  columnsNotSaved: 'Your columns were not saved.',
  found: (count: string, things: string) => `${count} ${things} found`,
  noExport: 'Why there is no export',
  export: 'Export',
  schedule: 'Schedule',
  exportFailed: 'There was a problem generating your export.',
  tryAgain: 'Try again',
} as const;

export type ListCopy = Readonly<{
  /** Names the card and its table. */
  name: string;
  /** The thing in singular and plural, for any count. */
  things: (count: number) => string;
  /** The quoted sentence of a failed read. */
  failed: string;
  /** The one of a failed summary, where it has its own. */
  summaryFailed?: string;
  empty: Readonly<{ icon: IconName; title: string; text: string }>;
}>;
