import type { Reply } from '#contract/kit/endpoint.ts';
import type { summarizeTransactions } from '#contract/transactions.ts';
import { shownTotals } from '#domain/payments/summary-totals.ts';
import { money, negate } from '#domain/shared/money.ts';
import type { ListSummaryProps } from '#web/blocks/data-list/list-summary.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { zoneWords } from '#web/shared/store-format.ts';
import { transactionsCopy as copy } from './transactions-copy.ts';

type Summary = Reply<typeof summarizeTransactions>;

/** Sums in the store's one currency or the one asked for; otherwise a word on how to see them. */
export function summaryLine(
  summary: Summary | undefined,
  currencyAskedFor: string | undefined,
): ListSummaryProps {
  const totals = summary && shownTotals(summary, currencyAskedFor);
  if (!totals)
    return {
      note: zoneWords(),
      hint: summary?.totals[0] && copy.chooseCurrency,
      currencies: summary?.store_currencies ?? [],
    };

  const { currency } = totals;
  const fees = negate(money(totals.fees, currency));
  return {
    figures: [
      { column: 'amount', label: copy.total, value: <MoneyText amount={totals.total} currency={currency} /> },
      // With its sign turned, so that total and fees add up to net in front of the reader.
      { column: 'fees', label: copy.fees, value: <MoneyText {...fees} /> },
      { column: 'net', label: copy.net, value: <MoneyText amount={totals.net} currency={currency} /> },
    ],
    note: copy.note(currency.toUpperCase(), zoneWords()),
  };
}
