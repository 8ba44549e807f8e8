import { may, pageSettings } from '#web/shared/page-settings.ts';

/** Whoever has sold on a live account knows the way. */
export const needsFirstSteps = (): boolean => {
  const { isAccountConnected, testModeOnboarding, lifetimeTPV } = pageSettings();
  return may('change_account') && (!isAccountConnected || testModeOnboarding || lifetimeTPV === 0);
};
