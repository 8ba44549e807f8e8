import { fail } from '#contract/kit/errors.ts';
import { isBankNumber } from '#domain/payouts/bank-number.ts';
import { monthlyAnchorProblem, PAYOUT_INTERVALS, WEEKLY_ANCHORS } from '#domain/payouts/payout-schedule.ts';
import type { NewBankAccount, PayoutScheduleSettings, ProviderAccount } from '../../provider-account.ts';
import type { BankAccount } from '../../provider-objects.ts';
import { BANK_WITH_UNTOLD_FEE, MAGIC_BANKS } from '../facts/magic-banks.ts';
import { announced, changes } from './changes.ts';
import { command } from './command.ts';
import { loadAccount } from './loaded.ts';
import { coreRefusalsCopy as copy } from './refusals-copy.ts';
import { simObject } from './sim-object.ts';

type NewSchedule = Partial<Omit<PayoutScheduleSettings, 'delay_days'>>;

/** Anchors a schedule cannot have are refused, field by field; Japan has no daily payouts. */
export const updatePayoutSchedule = command<NewSchedule, ProviderAccount, ProviderAccount>({
  kind: 'update_payout_schedule',
  load: loadAccount,
  decide: (account, schedule) => {
    const { deposits } = account;
    if (deposits.restrictions === 'schedule_restricted' || deposits.status !== 'enabled')
      throw fail('payouts_unavailable', { reason: deposits.restrictions });
    const {
      interval = deposits.interval,
      weekly_anchor = deposits.weekly_anchor,
      monthly_anchor = deposits.monthly_anchor,
    } = schedule;
    const problem = scheduleProblem(schedule, account.country) ?? anchorProblem({ interval, monthly_anchor });
    if (problem) throw fail('rest_invalid_param', { params: problem });
    const after: ProviderAccount = {
      ...account,
      deposits: { ...deposits, interval, weekly_anchor, monthly_anchor },
    };
    return changes(after, announced(simObject('account', after), 'account.updated'));
  },
});

type Problems = Readonly<Record<string, string>>;

function scheduleProblem(schedule: NewSchedule, country: string): Problems | undefined {
  const { interval, weekly_anchor } = schedule;
  if (interval !== undefined && !PAYOUT_INTERVALS.includes(interval)) return { interval: copy.interval };
  if (interval === 'daily' && country === 'JP') return { interval: copy.dailyInJapan };
  if (weekly_anchor !== undefined && !WEEKLY_ANCHORS.includes(weekly_anchor))
    return { weekly_anchor: copy.weekday };
  return undefined;
}

function anchorProblem({
  interval,
  monthly_anchor,
}: Pick<PayoutScheduleSettings, 'interval' | 'monthly_anchor'>): Problems | undefined {
  const words = monthlyAnchorProblem(interval, monthly_anchor);
  return words === undefined ? undefined : { monthly_anchor: words };
}

/** New bank details end a pause: the next payout goes to the new account, magic numbers decide what becomes of it. */
export const updateBankAccount = command<NewBankAccount, readonly BankAccount[], BankAccount>({
  kind: 'update_bank_account',
  load: (store) => store.all('bank_account'),
  decide: (banks, { currency, account_number, bank_name = 'TEST BANK' }, { newId }) => {
    if (!isBankNumber(account_number))
      throw fail('rest_invalid_param', { params: { account_number: copy.bankNumber } });
    const bank: BankAccount = {
      id: banks.find((known) => known.currency === currency)?.id ?? newId('ba'),
      currency,
      bank_name,
      last4: account_number.slice(-4),
      status: 'new',
      fails_with: MAGIC_BANKS.get(account_number) ?? null,
      ...(account_number === BANK_WITH_UNTOLD_FEE && { tells_fee_later: true as const }),
    };
    return changes(bank, announced(simObject('bank_account', bank), 'account.external_account.updated'));
  },
});
