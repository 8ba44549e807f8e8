import { accountStanding } from './account-standing.ts';
import type { AccountStatus } from './account-status.ts';

type ConnectState = Readonly<{
  isJetpackConnected: boolean;
  isAccountConnected: boolean;
  isAccountValid: boolean;
  testModeOnboarding: boolean;
  detailsSubmitted: boolean;
  liveApplication: AccountStatus | null;
}>;

export type ConnectAction = 'connect_store' | 'verify' | 'finish' | 'overview';

/** What the primary button of the connect page asks for. Who has a live account with nothing left to give is only led to it. */
export function connectAction({
  isJetpackConnected,
  isAccountConnected,
  isAccountValid,
  testModeOnboarding,
  liveApplication,
}: ConnectState): ConnectAction {
  if (!isJetpackConnected) return 'connect_store';
  if (!isAccountConnected) return 'verify';
  if (!isAccountValid) return 'finish';
  if (!testModeOnboarding) return 'overview';
  if (!liveApplication) return 'verify';
  return accountStanding(liveApplication)?.waitsFor === 'you' ? 'finish' : 'overview';
}

/** Starting over is offered until a live account has its details. */
export const offersReset = ({ isAccountConnected, detailsSubmitted, testModeOnboarding }: ConnectState) =>
  isAccountConnected && (!detailsSubmitted || testModeOnboarding);

type Selling = Readonly<{
  details_submitted?: boolean;
  payments_enabled?: boolean;
  progressive_onboarding?: Readonly<{ is_enabled: boolean; is_complete: boolean }>;
}>;

/** Whether there is an account to work with: its details are in, or it sells early without them. */
export const isAccountUsable = (account: Selling): boolean =>
  (account.details_submitted ?? true) ||
  (account.progressive_onboarding?.is_enabled === true && account.payments_enabled === true);
