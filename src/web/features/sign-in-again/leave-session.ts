import { comeBackToSession, giveUpSession } from '#web/api/session.ts';

const SIGNS = ['pointerdown', 'keydown', 'click'] as const;

/** Closes the dialog for good: only after the person has done something else may a call ask for the password again. */
export function leaveSession(): void {
  giveUpSession();
  const leftAt = performance.now();
  const comeBack = ({ timeStamp }: Event) => {
    if (timeStamp <= leftAt) return; // The rest of the very press that closed it.
    comeBackToSession();
    for (const sign of SIGNS) removeEventListener(sign, comeBack, true);
  };
  for (const sign of SIGNS) addEventListener(sign, comeBack, true);
}
