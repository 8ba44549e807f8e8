import type { PageSettings } from '#contract/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { mainEntries, settingsEntry } from './menu-entries.ts';
import { shellCopy as copy } from './shell-copy.ts';

export type SearchTarget = Readonly<{ label: string; href: string }>;

/** Where a searched text may lead: the thing an id names, the transactions that hold it, the pages whose name it is in. */
export function searchTargets(typed: string, settings: PageSettings): readonly SearchTarget[] {
  const text = typed.trim();
  const hasTransactions = settings.isAccountConnected && text !== '';
  return [
    ...thingNamed(text),
    ...(hasTransactions
      ? [{ label: copy.searchTransactions(text), href: paths.transactions({ search: [text] }) }]
      : []),
    ...pages(settings).filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  ];
}

function thingNamed(text: string): readonly SearchTarget[] {
  if (/^(pi|ch|py)_\w+$/.test(text))
    return [{ label: copy.searchPayment(text), href: paths.payment({ id: text }) }];
  if (/^po_\w+$/.test(text)) return [{ label: copy.searchPayout(text), href: paths.payout(text) }];
  if (/^(dp|du)_\w+$/.test(text)) return [{ label: copy.searchDispute(text), href: paths.dispute(text) }];
  const [, number] = /^#?(\d{1,15})$/.exec(text) ?? [];
  return number === undefined ? [] : [{ label: copy.searchOrder(number), href: paths.order(number) }];
}

function pages(settings: PageSettings): readonly SearchTarget[] {
  const lines = [...mainEntries(settings), settingsEntry(settings)].flatMap((entry) =>
    entry.lines.length > 0 ? entry.lines.map((line) => named(entry.label, line)) : [entry],
  );
  return [
    ...lines.map(({ label, href }) => ({ label, href })),
    { label: copy.help, href: paths.helpTopics() },
  ];
}

const named = (above: string, { label, href }: SearchTarget): SearchTarget => ({
  label: `${above}: ${label}`,
  href,
});
