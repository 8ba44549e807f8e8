/**
 * Which account a merchant has now. Accounts are never emptied: who begins again gets another place, and whatever the
 * first account did stays in its own books. So a sandbox and the live account after it have nothing in common.
 */
export type MerchantPlaces = Readonly<{
  accountOf(merchant: string): Promise<string>;
  /** Leaves this account for a vacant place; whoever comes second finds it done. */
  leave(merchant: string, account_id: string): Promise<void>;
}>;

/** `acct_shop`, then `acct_shop_2`, then `acct_shop_3`. */
export function nextPlace(merchant: string, account_id: string): string {
  const number = account_id === merchant ? 1 : Number(account_id.slice(merchant.length + 1));
  return `${merchant}_${number + 1}`;
}
