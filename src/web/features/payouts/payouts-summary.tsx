import type { Reply } from '#contract/kit/endpoint.ts';
import type { summarizePayouts } from '#contract/payouts.ts';
import type { ListSummaryProps } from '#web/blocks/data-list/list-summary.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { zoneWords } from '#web/shared/store-format.ts';
import { payoutsCopy as copy } from './payouts-copy.ts';

/** A sum where every row that matches is in one currency; otherwise a word on how to see it. */
export function summaryLine(summary: Reply<typeof summarizePayouts> | undefined): ListSummaryProps {
  const [only, ...others] = summary?.totals ?? [];
  if (!only) return { note: zoneWords() };
  if (others.length > 0)
    return {
      note: zoneWords(),
      hint: copy.chooseCurrency,
      currencies: [only, ...others].map(({ currency }) => currency),
    };
  return {
    figures: [{ label: copy.total, value: <MoneyText amount={only.total} currency={only.currency} /> }],
    note: copy.note(only.currency.toUpperCase(), zoneWords()),
  };
}
