import type { ProviderAccount } from '../../provider-account.ts';
import type { BookStore } from './store.ts';

/** The account a merchant has, and the vacant place after it: where a live account is opened beside a sandbox. */
export type Place = Readonly<{ account_id: string; next: string }>;

/** The live account that was applied for beside a sandbox; none where the account itself is live, or there is none. */
export async function findBeside(
  store: BookStore,
  { account_id, next }: Place,
): Promise<ProviderAccount | undefined> {
  const account = await store.ask(account_id, (books) => books.account());
  return account && !account.is_live ? store.ask(next, (books) => books.account()) : undefined;
}

/** Whose details are asked for: those of the account applied for beside a sandbox, else of the one there is. */
export const verifiedPlace = async (store: BookStore, place: Place): Promise<string> =>
  (await findBeside(store, place)) ? place.next : place.account_id;
