import type { ProviderAccount } from '../../provider-account.ts';
import { announced, changes, NOTHING } from './changes.ts';
import { command } from './command.ts';
import { stopEarlySelling } from './early-selling.ts';
import { loadAccount } from './loaded.ts';
import { simObject } from './sim-object.ts';

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
    return changes(null, announced(simObject('account', after), 'account.updated'));
  },
});

export const earlySellingDeadline = command<string, ProviderAccount, null>({
  kind: 'early_selling_deadline',
  load: loadAccount,
  decide: (account, _, { now }) => {
    const after = stopEarlySelling(account, now);
    return after === account
      ? NOTHING
      : changes(null, announced(simObject('account', after), 'account.updated'));
  },
});

export const completeWaitingPeriod = command<string, ProviderAccount, null>({
  kind: 'complete_waiting_period',
  load: loadAccount,
  decide: (account) => {
    const deposits = { ...account.deposits, completed_waiting_period: true };
    return changes(null, announced(simObject('account', { ...account, deposits }), 'account.updated'));
  },
});
