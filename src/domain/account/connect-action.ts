type ConnectState = Readonly<{
  isJetpackConnected: boolean;
  isAccountConnected: boolean;
  isAccountValid: boolean;
  testModeOnboarding: boolean;
  detailsSubmitted: boolean;
}>;

export type ConnectAction = 'connect_store' | 'verify' | 'finish';

/** What the primary button of the connect page asks for. */
export function connectAction({
  isJetpackConnected,
  isAccountConnected,
  isAccountValid,
}: ConnectState): ConnectAction {
  if (!isJetpackConnected) return 'connect_store';
  return isAccountConnected && !isAccountValid ? 'finish' : 'verify';
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
