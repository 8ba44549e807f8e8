import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onSessionChange, sessionState } from '#web/api/session.ts';

/** A session ends once in a day at most: the dialog for it is not part of the first screen. */
const SignInDialog = lazy(() =>
  import('./sign-in-dialog.tsx').then((file) => ({ default: file.SignInDialog })),
);

/** Appears over whatever is open when the session has ended, or wants a new proof, and takes nothing away from it. */
export function SignInAgain() {
  const isActive = useSyncExternalStore(onSessionChange, sessionState) === 'active';
  return (
    !isActive && (
      <Suspense fallback={null}>
        <SignInDialog />
      </Suspense>
    )
  );
}
