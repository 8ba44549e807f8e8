import type { summarizeDisputes } from '#contract/disputes.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { ListSummaryProps } from '#web/blocks/data-list/list-summary.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { zoneWords } from '#web/shared/store-format.ts';
import { disputesCopy as copy } from './disputes-copy.ts';

/**
 * What the disputes that match are about in all, where they are in one currency. What awaits a response is at stake: that
 * is said whatever the currencies, each by itself.
 */
export function summaryLine(
  summary: Reply<typeof summarizeDisputes> | undefined,
  awaiting: boolean,
): ListSummaryProps {
  const totals = summary?.totals ?? [];
  const [only, ...others] = totals;
  if (!only || (others.length > 0 && !awaiting)) return { note: zoneWords() };
  const explicit = others.length > 0;
  const sums = totals.map(({ total, currency }, place) => (
    <span key={currency}>
      {place > 0 && copy.between}
      <MoneyText amount={total} currency={currency} explicit={explicit} />
    </span>
  ));
  return {
    figures: [{ label: awaiting ? copy.atStake : copy.total, value: sums }],
    note: explicit ? zoneWords() : copy.note(only.currency.toUpperCase(), zoneWords()),
  };
}
