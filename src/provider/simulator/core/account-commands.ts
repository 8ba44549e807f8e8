import { fail } from '#contract/errors.ts';
import { isMonthlyAnchor, PAYOUT_INTERVALS, WEEKLY_ANCHORS } from '#domain/payouts/payout-schedule.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { PayoutScheduleSettings } from '../../provider-account.ts';
import { ACCOUNT_STATUSES, type ProviderAccount } from '../../provider-account.ts';
import type { BankAccount, Reader } from '../../provider-objects.ts';
import type { Site } from '../../provider-site.ts';
import { MAGIC_BANKS } from '../magic-banks.ts';
import { nextMonth } from './begin-month.ts';
import { changes, NOTHING, told } from './changes.ts';
import { command } from './command.ts';
import { stopEarlySelling } from './early-selling.ts';
import { loadAccount } from './loaded.ts';
import { nextPayoutRun } from './make-payouts.ts';
import { simObject } from './sim-object.ts';

/** What an account opens with; its books start empty and its clockwork starts ticking. */
export type Opening = Readonly<{
  account: ProviderAccount;
  banks: readonly BankAccount[];
  readers: readonly Reader[];
  site: Site;
}>;

export const openAccount = command<Opening, null, ProviderAccount>({
  kind: 'open_account',
  load: async () => null,
  decide: (_, { account, banks, readers, site }, { now }) =>
    changes(account, told(simObject('account', account), 'account.updated'), {
      put: [
        ...banks.map((bank) => simObject('bank_account', bank)),
        ...readers.map((reader) => simObject('reader', reader)),
        simObject('site', site),
      ],
      due: [nextPayoutRun(account.account_id, now), nextMonth(account.account_id, now)],
    }),
});

/** Any field may be set by hand; what the company would refuse to be is refused here too. */
export const patchAccount = command<Partial<ProviderAccount>, ProviderAccount, ProviderAccount>({
  kind: 'patch_account',
  load: loadAccount,
  decide: (account, patch, { now }) => {
    if (patch.status !== undefined && !ACCOUNT_STATUSES.some((status) => status === patch.status))
      throw fail('rest_invalid_param', { params: { status: 'This is no status of an account.' } });
    const after: ProviderAccount = {
      ...account,
      ...patch,
      account_id: account.account_id,
      deposits: { ...account.deposits, ...patch.deposits },
      progressive_onboarding: { ...account.progressive_onboarding, ...patch.progressive_onboarding },
      capabilities: { ...account.capabilities, ...patch.capabilities },
      capability_requirements: { ...account.capability_requirements, ...patch.capability_requirements },
    };
    const deadline = patch.current_deadline;
    return changes(after, told(simObject('account', after), 'account.updated'), {
      due:
        deadline && deadline > now
          ? [{ at: deadline, kind: 'requirements_deadline', subject: account.account_id }]
          : [],
    });
  },
});

/** The deadline passes with details still missing: payments and payouts stop until they come. */
export const requirementsDeadline = command<string, ProviderAccount, null>({
  kind: 'requirements_deadline',
  load: loadAccount,
  decide: (account, _, { now }) => {
    const { current_deadline: deadline, status } = account;
    if (deadline === null || deadline > now || status !== 'restricted_soon') return NOTHING;
    const after: ProviderAccount = {
      ...account,
      status: 'restricted',
      payments_enabled: false,
      has_overdue_requirements: true,
      deposits: { ...account.deposits, status: 'blocked', restrictions: 'deposits_blocked' },
    };
    return changes(null, told(simObject('account', after), 'account.updated'));
  },
});

export const earlySellingDeadline = command<string, ProviderAccount, null>({
  kind: 'early_selling_deadline',
  load: loadAccount,
  decide: (account, _, { now }) => {
    const after = stopEarlySelling(account, now);
    return after === account ? NOTHING : changes(null, told(simObject('account', after), 'account.updated'));
  },
});

export const completeWaitingPeriod = command<string, ProviderAccount, null>({
  kind: 'complete_waiting_period',
  load: loadAccount,
  decide: (account) => {
    const deposits = { ...account.deposits, completed_waiting_period: true };
    return changes(null, told(simObject('account', { ...account, deposits }), 'account.updated'));
  },
});

type NewSchedule = Partial<Omit<PayoutScheduleSettings, 'delay_days'>>;

/** Anchors a schedule cannot have are refused, field by field; Japan has no daily payouts. */
export const updatePayoutSchedule = command<NewSchedule, ProviderAccount, ProviderAccount>({
  kind: 'update_payout_schedule',
  load: loadAccount,
  decide: (account, schedule) => {
    const { deposits } = account;
    if (deposits.restrictions === 'schedule_restricted' || deposits.status !== 'enabled')
      throw fail('payouts_unavailable', { reason: deposits.restrictions });
    const problem = scheduleProblem(schedule, account.country);
    if (problem) throw fail('rest_invalid_param', { params: problem });
    const interval = schedule.interval ?? deposits.interval;
    const monthly_anchor = schedule.monthly_anchor ?? deposits.monthly_anchor;
    const after: ProviderAccount = {
      ...account,
      deposits: {
        ...deposits,
        interval,
        weekly_anchor: schedule.weekly_anchor ?? deposits.weekly_anchor,
        monthly_anchor: interval === 'monthly' ? (monthly_anchor ?? 1) : monthly_anchor,
      },
    };
    return changes(after, told(simObject('account', after), 'account.updated'));
  },
});

function scheduleProblem(
  schedule: NewSchedule,
  country: string,
): Readonly<Record<string, string>> | undefined {
  const { interval, weekly_anchor, monthly_anchor } = schedule;
  if (interval !== undefined && !PAYOUT_INTERVALS.includes(interval))
    return { interval: 'Choose daily, weekly, monthly or manual.' };
  if (interval === 'daily' && country === 'JP')
    return { interval: 'Daily payouts are not possible in Japan.' };
  if (weekly_anchor !== undefined && !WEEKLY_ANCHORS.includes(weekly_anchor))
    return { weekly_anchor: 'Choose a day from Monday to Friday.' };
  if (monthly_anchor !== undefined && monthly_anchor !== null && !isMonthlyAnchor(monthly_anchor))
    return { monthly_anchor: 'Choose a day from 1 to 28, or 31 for the last day.' };
  return undefined;
}

/** A method is asked for once; what still needs details waits for them. */
export const requestCapability = command<Readonly<{ method: string }>, ProviderAccount, string>({
  kind: 'request_capability',
  load: loadAccount,
  decide: (account, { method }) => {
    const key = `${method}_payments`;
    const status = account.capabilities[key];
    if (status === undefined) throw fail('payment_method_unavailable', { method });
    if (status !== 'unrequested') return changes(status);
    const needs = account.capability_requirements[key] ?? [];
    const next = needs.length > 0 ? 'pending_verification' : 'active';
    const after: ProviderAccount = { ...account, capabilities: { ...account.capabilities, [key]: next } };
    return changes(next, told(simObject('account', after), 'account.updated', 'capability.updated'));
  },
});

export type NewBankAccount = Readonly<{ currency: Currency; account_number: string; bank_name?: string }>;

/** New bank details end a pause: the next payout goes to the new account, magic numbers decide what becomes of it. */
export const updateBankAccount = command<NewBankAccount, readonly BankAccount[], BankAccount>({
  kind: 'update_bank_account',
  load: (store) => store.all('bank_account'),
  decide: (banks, { currency, account_number, bank_name = 'TEST BANK' }, { newId }) => {
    if (!/^\d{4,20}$/.test(account_number))
      throw fail('rest_invalid_param', { params: { account_number: 'Write 4 to 20 digits.' } });
    const bank: BankAccount = {
      id: banks.find((known) => known.currency === currency)?.id ?? newId('ba'),
      currency,
      bank_name,
      last4: account_number.slice(-4),
      status: 'new',
      fails_with: MAGIC_BANKS.get(account_number) ?? null,
    };
    return changes(bank, told(simObject('bank_account', bank), 'account.external_account.updated'));
  },
});

export const patchSite = command<Partial<Site>, Site | undefined, Site>({
  kind: 'patch_site',
  load: (store) => store.find('site', 'site'),
  decide: (site, patch) => {
    if (!site) throw fail('account_missing');
    const after: Site = { ...site, ...patch, id: 'site' };
    return changes(after, told(simObject('site', after), 'site.updated'));
  },
});
