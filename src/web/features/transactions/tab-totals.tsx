import type { Money } from '#domain/shared/money.ts';
import type { ListSummaryProps } from '#web/blocks/data-list/list-summary.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { zoneWords } from '#web/shared/store-format.ts';
import { transactionsCopy as copy } from './transactions-copy.ts';

type Total = Readonly<{ currency: Money['currency']; total: Money['amount'] }>;

/** One sum where everything is in one currency; several currencies are never added up. */
export function totalsLine(totals: readonly Total[] = []): ListSummaryProps {
  const [only] = totals.length === 1 ? totals : [];
  return {
    note: zoneWords(),
    figures: only && [
      { label: copy.total, value: <MoneyText amount={only.total} currency={only.currency} /> },
    ],
  };
}
