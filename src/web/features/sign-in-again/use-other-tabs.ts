import { useEffect } from 'react';
import { currentNonce, renewNonce, resumeSession, sessionState } from '#web/api/session.ts';

/** Somebody who signed in again in another tab and comes back finds this one at work: nothing needs to be typed here. */
export function useOtherTabs(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') resumeFromOtherTab().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

async function resumeFromOtherTab(): Promise<void> {
  await renewNonce();
  if (sessionState() === 'expired') resumeSession(currentNonce());
}
