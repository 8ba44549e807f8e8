import type { IconName } from '#web/ui/icon-names.ts';

/** The words every list says. What differs from list to list comes with the list, as `ListCopy`. */
export const dataListCopy = {
  counting: '…',
  counted: (count: string, things: string) => `${count} ${things}`,
  currency: 'Currency',
  allCurrencies: 'All currencies',
  views: 'Views',
  found: (count: string, things: string) => `${count} ${things} found`,
  noExport: 'Why there is no export',
  export: 'Export',
  schedule: 'Schedule export',
  exportFailed: 'There was a problem generating your export.',
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
