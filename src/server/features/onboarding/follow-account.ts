import type { ProviderAccount } from '#provider/provider-account.ts';
import type { Deps } from '../../deps.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { findAccount as findKeptAccount } from '../page-settings/account-repository.ts';
import { forgetAccount } from './account-rows-repository.ts';

type Needs = Pick<Deps, 'db' | 'provider' | 'now' | 'log'>;

/**
 * Reads which account there is now and keeps it. When it is another one than before, or none, everything told of the one
 * before goes first: a sandbox and a live account never share a list. Whoever was interrupted in between heals by this.
 */
export async function followAccount(deps: Needs): Promise<ProviderAccount | undefined> {
  const [account, kept] = await Promise.all([deps.provider.findAccount(), findKeptAccount(deps.db)]);
  if (kept && kept.account_id !== account?.account_id) await forgetAccount(deps.db);
  if (account) await refreshObject(deps, 'account', account.account_id);
  return account;
}
