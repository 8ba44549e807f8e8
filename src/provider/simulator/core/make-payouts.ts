import { isPayoutDay, type PayoutSchedule, WEEKLY_ANCHORS } from '#domain/payouts/payout-schedule.ts';
import { currency as asCurrency, type Currency } from '#domain/shared/money.ts';
import { type EpochSeconds, epochSeconds, MINUTE_S } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { BalanceTransaction, BankAccount } from '../../provider-objects.ts';
import { dayOf, startOf } from '../facts/calendar.ts';
import { changes, type DueDraft } from './changes.ts';
import { command } from './command.ts';
import { loadAccount } from './loaded.ts';
import { netOf, newPayout } from './new-payout.ts';

type Purse = Readonly<{
  currency: Currency;
  bank: BankAccount | undefined;
  waiting: readonly BalanceTransaction[];
  pending: number;
}>;
type Slice = Readonly<{ account: ProviderAccount; purses: readonly Purse[] }>;

/** Shortly after midnight, every day; most days of a weekly or monthly schedule it finds nothing to do. */
const MINUTES_PAST_MIDNIGHT = 5;

export const nextPayoutRun = (account_id: string, now: EpochSeconds): DueDraft => ({
  at: epochSeconds(startOf(dayOf(now) + 1) + MINUTES_PAST_MIDNIGHT * MINUTE_S),
  kind: 'make_payouts',
  subject: account_id,
});

export function scheduleOf({ deposits }: Pick<ProviderAccount, 'deposits'>): PayoutSchedule {
  const weekly_anchor = WEEKLY_ANCHORS.find((anchor) => anchor === deposits.weekly_anchor) ?? 'monday';
  switch (deposits.interval) {
    case 'weekly':
      return { interval: 'weekly', weekly_anchor };
    case 'monthly':
      return { interval: 'monthly', monthly_anchor: deposits.monthly_anchor ?? 1 };
    default:
      return { interval: deposits.interval };
  }
}

export const canPayOut = ({ deposits }: ProviderAccount): boolean =>
  deposits.status === 'enabled' && deposits.completed_waiting_period;

export const makePayouts = command<string, Slice, null>({
  kind: 'make_payouts',
  load: async (store) => {
    const account = await loadAccount(store);
    const banks = await store.all('bank_account');
    const balances = await store.balances();
    const purses: Purse[] = [];
    for (const code of account.store_currencies.supported) {
      const currency = asCurrency(code);
      const pending = balances.find(
        (balance) => balance.ledger === 'merchant_pending' && balance.currency === currency,
      );
      purses.push({
        currency,
        bank: banks.find((bank) => bank.currency === currency),
        waiting: await store.waitingTransactions(currency),
        pending: pending?.amount ?? 0,
      });
    }
    return { account, purses };
  },
  decide: ({ account, purses }, _, context) => {
    const again = { due: [nextPayoutRun(account.account_id, context.now)] };
    if (!canPayOut(account) || !isPayoutDay(scheduleOf(account), dayOf(context.now)))
      return changes(null, again);
    const leaving = purses.filter((purse) => isWorthSending(purse, account));
    return changes(
      null,
      ...leaving.flatMap(({ bank, currency, waiting }) =>
        bank ? [newPayout({ method: 'standard', currency, bank, transactions: waiting }, context)] : [],
      ),
      again,
    );
  },
});

/** Small sums wait for provider. A debt is collected once nothing on its way would cover it. */
function isWorthSending({ bank, currency, waiting, pending }: Purse, { deposits }: ProviderAccount): boolean {
  if (!bank || bank.status === 'errored' || waiting.length === 0) return false;
  const sum = netOf(waiting);
  return sum < 0
    ? sum + pending < 0
    : sum > 0 && sum >= (deposits.minimum_scheduled_deposit_amounts[currency] ?? 1);
}
