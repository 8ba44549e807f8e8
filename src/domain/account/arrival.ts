import { accountStanding } from './account-standing.ts';
import type { AccountStatus } from './account-status.ts';

/** What whoever has just connected is told: that all works, that selling may begin, or that the provider is looking. */
type Arrival = 'working' | 'early_selling' | 'verifying';

type Arrived = Readonly<{
  accountStatus: AccountStatus;
  testModeOnboarding: boolean;
  progressiveOnboarding: Readonly<{ isEnabled: boolean; isComplete: boolean }>;
}>;

/**
 * Nothing where the page already says it all: an account in which nothing is real has a notice of its own, and so has
 * whatever is still missing. Who may sell early is told so until the rest is complete, as long as sales go through.
 */
export function arrivalOf({
  accountStatus: account,
  testModeOnboarding,
  progressiveOnboarding: early,
}: Arrived): Arrival | undefined {
  if (account.error || testModeOnboarding) return undefined;
  const standing = accountStanding(account)?.kind;
  if (standing === 'verifying') return account.paymentsEnabled ? undefined : 'verifying';
  if (!account.paymentsEnabled) return undefined;
  if (early.isEnabled && !early.isComplete) return 'early_selling';
  return standing === undefined ? 'working' : undefined;
}
