import { fail } from '#contract/kit/errors.ts';
import { ACCOUNT_STATUSES, type ProviderAccount } from '../../provider-account.ts';
import type { BankAccount, Reader } from '../../provider-objects.ts';
import type { Site } from '../../provider-site.ts';
import { findOffer } from '../facts/offers.ts';
import { nextMonth } from './begin-month.ts';
import { announced, changes } from './changes.ts';
import { command } from './command.ts';
import { loadAccount } from './loaded.ts';
import { nextPayoutRun } from './make-payouts.ts';
import { coreRefusalsCopy as copy } from './refusals-copy.ts';
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
    changes(account, announced(simObject('account', account), 'account.updated'), {
      put: [
        ...banks.map((bank) => simObject('bank_account', bank)),
        ...readers.map((reader) => simObject('reader', reader)),
        simObject('site', site),
      ],
      due: [nextPayoutRun(account.account_id, now), nextMonth(account.account_id, now)],
    }),
});

/** Of what an account is made of several parts, the parts that are not named stay. */
export type AccountPatch = Partial<Omit<ProviderAccount, 'deposits' | 'progressive_onboarding'>> &
  Readonly<{
    deposits?: Partial<ProviderAccount['deposits']>;
    progressive_onboarding?: Partial<ProviderAccount['progressive_onboarding']>;
  }>;

/** Any field may be set by hand; what the provider would refuse to be is refused here too. */
export const patchAccount = command<AccountPatch, ProviderAccount, ProviderAccount>({
  kind: 'patch_account',
  load: loadAccount,
  decide: (account, patch, { now }) => {
    if (patch.status !== undefined && !ACCOUNT_STATUSES.some((status) => status === patch.status))
      throw fail('rest_invalid_param', { params: { status: copy.noStatus } });
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
    return changes(after, announced(simObject('account', after), 'account.updated'), {
      due:
        deadline && deadline > now
          ? [{ at: deadline, kind: 'requirements_deadline', subject: account.account_id }]
          : [],
    });
  },
});

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
    return changes(next, announced(simObject('account', after), 'account.updated', 'capability.updated'));
  },
});

export const patchSite = command<Partial<Site>, Site | undefined, Site>({
  kind: 'patch_site',
  load: (store) => store.find('site', 'site'),
  decide: (site, patch) => {
    if (!site) throw fail('account_missing');
    // Nobody is shown an offer that would not be kept.
    if (patch.incentive && !findOffer(patch.incentive.id))
      throw fail('rest_invalid_param', { params: { incentive: copy.noOffer } });
    const after: Site = { ...site, ...patch, id: 'site' };
    return changes(after, announced(simObject('site', after), 'site.updated'));
  },
});
