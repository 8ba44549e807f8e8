import type { Overviews } from '#contract/balances.ts';
import type { Payout } from '#contract/payouts.ts';
import type { Currency } from '#domain/shared/money.ts';

export type InstantFunds = Readonly<{
  amount: number;
  fee: number | null;
  net: number;
  fee_percentage: number | null;
}>;

/** Everything the cards show of one currency. */
export type CurrencyOverview = Readonly<{
  currency: Currency;
  available: number;
  pending: number;
  instant: InstantFunds | undefined;
  lastPaid: readonly Payout[];
  isBankErrored: boolean;
}>;

/** The answer by currency, the account's own first. */
export function currencyOverviews({ account, balance, deposit }: Overviews): readonly CurrencyOverview[] {
  const main = account?.default_currency;
  const all = [...balance.available, ...balance.pending].map(({ currency }) => currency);
  const currencies = [...new Set([...(main ? [main] : []), ...all])];
  const amountIn = (list: Overviews['balance']['available'], code: Currency): number =>
    list.find(({ currency }) => currency === code)?.amount ?? 0;
  return currencies.map((currency) => ({
    currency,
    available: amountIn(balance.available, currency),
    pending: amountIn(balance.pending, currency),
    instant: balance.instant.find((one) => one.currency === currency),
    lastPaid: deposit.last_paid.filter((payout) => payout.currency === currency),
    isBankErrored: (account?.default_external_accounts ?? []).some(
      (bank) => bank.currency === currency && bank.status === 'errored',
    ),
  }));
}

/** The currency that was asked for, or the account's own. */
export const chosenOverview = (
  overviews: readonly CurrencyOverview[],
  selected: string | undefined,
): CurrencyOverview | undefined =>
  overviews.find(({ currency }) => currency === selected?.toLowerCase()) ?? overviews[0];
