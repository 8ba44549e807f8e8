import type { PayoutForecasts } from '#contract/balances.ts';
import { noPayoutReason } from '#domain/payouts/no-payout-reason.ts';
import { type ComingFunds, forecastPayouts } from '#domain/payouts/payout-forecast.ts';
import { payoutScheduleOf } from '#domain/payouts/payout-schedule.ts';
import { minor } from '#domain/shared/money.ts';
import { calendarDate, utcInstant } from '#domain/shared/time.ts';
import type { BankAccount } from '#provider/provider-objects.ts';
import type { Deps } from '../../deps.ts';
import { listComingFunds } from './waiting-funds-repository.ts';

type Forecast = Pick<PayoutForecasts, 'data' | 'without'>;

const BANK_ACCOUNTS_MAX = 100;

/** Nothing is promised to a bank that sends money back, or while the provider holds payouts; then it is said why. */
export async function forecast(
  { db, provider }: Pick<Deps, 'db' | 'provider'>,
  /** What would come or go besides, if somebody pressed for it. */
  supposed: readonly (ComingFunds & Readonly<{ currency: string }>)[] = [],
): Promise<Forecast> {
  const account = await provider.findAccount();
  if (!account) return { data: [], without: [] };
  const today = calendarDate(utcInstant(await provider.now()).slice(0, 10));
  const [balances, allComing, { data: banks }] = await Promise.all([
    provider.readBalances(),
    listComingFunds(db, today),
    provider.listObjects('bank_account', null, BANK_ACCOUNTS_MAX),
  ]);
  const { deposits } = account;
  const schedule = payoutScheduleOf(deposits);
  const found = balances.map(({ currency, available }) => {
    const coming = [...allComing, ...supposed].filter((funds) => funds.currency === currency);
    const minimum = deposits.minimum_scheduled_deposit_amounts[currency] ?? 1;
    const reason = noPayoutReason({
      isEnabled: deposits.status === 'enabled',
      hasCompletedWaitingPeriod: deposits.completed_waiting_period,
      bank: bankOf(banks, currency),
      schedule,
      available,
      coming: coming.reduce((sum, { net }) => sum + net, 0),
      minimum,
    });
    const payouts = reason ? [] : forecastPayouts({ schedule, today, available, coming, minimum });
    return { currency, available, reason, payouts };
  });
  return {
    data: found.flatMap(({ currency, payouts }) => payouts.map((payout) => ({ ...payout, currency }))),
    without: found.flatMap(({ currency, available, reason }) =>
      reason ? [{ currency, available: minor(available), reason }] : [],
    ),
  };
}

function bankOf(banks: readonly BankAccount[], currency: string): 'fine' | 'errored' | 'missing' {
  const own = banks.filter((bank) => bank.currency === currency);
  if (own.some(({ status }) => status !== 'errored')) return 'fine';
  return own.length > 0 ? 'errored' : 'missing';
}
