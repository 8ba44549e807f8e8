import type { PayoutForecasts } from '#contract/balances.ts';
import type { Payout } from '#contract/payouts.ts';
import { money } from '#domain/shared/money.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { known } from '#domain/shared/word.ts';
import { dayWords, moneyWords } from '../../shared/store-format.ts';
import { nextPayoutCopy as copy, noPayoutCopy } from './account-cards-copy.ts';

/** Why no payout is planned in a currency: "$5,307.94 available. Payouts wait for new bank details." */
export function noPayoutWords({ without }: PayoutForecasts, currency: string): string {
  const none = without.find((one) => one.currency === currency);
  const why = (none && known(noPayoutCopy, none.reason)) ?? noPayoutCopy.nothing;
  if (!none || none.available <= 0 || none.reason === 'nothing') return why;
  return sentences(copy.available(moneyWords(money(none.available, none.currency))), why);
}

/** What leaves next and when; no amount where nothing is planned, and then the reason. What is being prepared is no estimate any more. */
export function nextPayout(
  forecast: PayoutForecasts,
  latest: readonly Payout[],
  currency: string,
): Readonly<{ amount?: number; note: string }> {
  const prepared = latest.filter((payout) => payout.currency === currency && payout.status === 'pending');
  if (prepared.length > 0)
    return { amount: prepared.reduce((sum, { amount }) => sum + amount, 0), note: copy.prepared };
  const next = forecast.data.find((payout) => payout.currency === currency);
  if (next) return { amount: next.amount, note: copy.estimate(dayWords(next.leaves)) };
  return { note: noPayoutWords(forecast, currency) };
}
