import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onSessionChange, resumeFromOtherTab, sessionState } from '#web/api/session.ts';

/** A session ends once in a day at most: the dialog for it is not part of the first screen. */
const SignInDialog = lazy(() =>
  import('./sign-in-dialog.tsx').then((file) => ({ default: file.SignInDialog })),
);

/** Appears over whatever is open when the session has ended, and takes nothing away from it. */
export function SignInAgain() {
  const isExpired = useSyncExternalStore(onSessionChange, sessionState) === 'expired';
  useOtherTabs(isExpired);
  return (
    isExpired && (
      <Suspense fallback={null}>
        <SignInDialog />
      </Suspense>
    )
  );
}

/** Somebody who signed in again in another tab and comes back finds this one at work. */
function useOtherTabs(isExpired: boolean): void {
  useEffect(() => {
    if (!isExpired) return;
    const look = () => {
      if (document.visibilityState === 'visible') resumeFromOtherTab().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isExpired]);
}
