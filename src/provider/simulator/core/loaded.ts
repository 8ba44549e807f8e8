import { fail } from '#contract/kit/errors.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { ObjectKind, ProviderObjects } from '../../provider-objects.ts';
import type { Reading } from './store.ts';

const KIND_WORDS: Partial<Record<ObjectKind, string>> = {
  payment_intent: 'payment',
  charge: 'payment',
  bank_account: 'bank account',
};

/** One object that must exist, or the failure that names it. */
export async function load<Kind extends ObjectKind>(
  store: Reading,
  kind: Kind,
  id: string,
): Promise<ProviderObjects[Kind]> {
  const found = await store.find(kind, id);
  if (!found) throw fail('resource_missing', { kind: KIND_WORDS[kind] ?? kind, id });
  return found;
}

export async function loadAccount(store: Reading): Promise<ProviderAccount> {
  const account = await store.account();
  if (!account) throw fail('account_missing');
  return account;
}
