import { useEffect } from 'react';
import { readAccount } from '#contract/account.ts';
import { call } from '#web/api/client.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

/** How often somebody who waits for the provider learns whether it has decided. */
const LOOK_AGAIN_MS = 5000;

/** While the provider decides, the page looks by itself: page and account are read together, so a change loads it anew. */
export function useFollowedAccount(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const { accountStatus, testModeOnboarding } = pageSettings();
    const shown = accountStatus.error ? undefined : accountStatus.status;
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden') return;
      const now = await call(readAccount, {}).catch(() => undefined);
      if (now && (now.status !== shown || now.test_mode_onboarding !== testModeOnboarding)) location.reload();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
