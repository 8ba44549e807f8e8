import type { PayoutForecast } from '#contract/balances.ts';
import { type ComingFunds, forecastPayouts } from '#domain/payouts/payout-forecast.ts';
import { payoutScheduleOf } from '#domain/payouts/payout-schedule.ts';
import { calendarDate, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { listComingFunds } from './waiting-funds-repository.ts';

const BANK_ACCOUNTS_MAX = 100;

/** Nothing is promised to a bank that sends money back, or while the provider holds payouts. */
export async function forecast(
  { db, provider }: Pick<Deps, 'db' | 'provider'>,
  /** What would come or go besides, if somebody pressed for it. */
  supposed: readonly (ComingFunds & Readonly<{ currency: string }>)[] = [],
): Promise<PayoutForecast[]> {
  const account = await provider.findAccount();
  const canPayOut = account?.deposits.status === 'enabled' && account.deposits.completed_waiting_period;
  if (!account || !canPayOut) return [];
  const today = calendarDate(utcInstant(await provider.now()).slice(0, 10));
  const [balances, coming, { data: banks }] = await Promise.all([
    provider.readBalances(),
    listComingFunds(db, today),
    provider.listObjects('bank_account', null, BANK_ACCOUNTS_MAX),
  ]);
  return balances
    .filter(({ currency }) => banks.some((bank) => bank.currency === currency && bank.status !== 'errored'))
    .flatMap(({ currency, available }) =>
      forecastPayouts({
        schedule: payoutScheduleOf(account.deposits),
        today,
        available,
        coming: [...coming, ...supposed].filter((funds) => funds.currency === currency),
        minimum: account.deposits.minimum_scheduled_deposit_amounts[currency] ?? 1,
      }).map((payout) => ({ ...payout, currency })),
    );
}
