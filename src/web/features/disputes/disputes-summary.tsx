import type { summarizeDisputes } from '#contract/disputes.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { ListSummaryProps } from '#web/shared/data-list/list-summary.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { zoneWords } from '#web/shared/store-format.ts';
import { disputesCopy as copy } from './disputes-copy.ts';

type Asked = Readonly<{ data: Reply<typeof summarizeDisputes> | undefined; isError: boolean }>;

/** What the disputes that match are about in all, where they are in one currency. */
export function summaryLine({ data, isError }: Asked): ListSummaryProps {
  if (isError) return { note: zoneWords(), hint: copy.summaryFailed };
  const [only, ...others] = data?.totals ?? [];
  if (!only || others.length > 0) return { note: zoneWords() };
  return {
    figures: [{ label: copy.total, value: <MoneyText amount={only.total} currency={only.currency} /> }],
    note: copy.note(only.currency.toUpperCase(), zoneWords()),
  };
}
