/**
 * How a Stripe account is reached. Without `account` the key is the merchant's own; with it, the key is a platform's and the
 * account is connected to that platform. A platform that `opensAccounts` may have none yet. The secret is a function, so that no log and no answer can carry it by accident.
 */
export type StripeSettings = Readonly<{
  secretKey: () => string;
  publishableKey: string;
  account: string | undefined;
  opensAccounts?: boolean;
  /** Whose the merchant's own key is, where Stripe will not say so. */
  ownAccount?: string | undefined;
  isLive: boolean;
}>;
