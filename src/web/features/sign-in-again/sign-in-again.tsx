import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { signInAgain } from '#contract/signing-in.ts';
import { call } from '#web/api/client.ts';
import {
  giveUpSession,
  onSessionChange,
  resumeFromOtherTab,
  resumeSession,
  sessionState,
} from '#web/api/session.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { signInAgainCopy as copy } from './sign-in-again-copy.ts';

/** Appears over whatever is open when the session has ended, and takes nothing away from it. */
export function SignInAgain() {
  const isExpired = useSyncExternalStore(onSessionChange, sessionState) === 'expired';
  useOtherTabs(isExpired);
  return isExpired ? <SignInDialog /> : null;
}

function SignInDialog() {
  const { user } = pageSettings();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const signIn = useMutation({
    mutationFn: (pwd: string) => call(signInAgain, { log: user.email, pwd }),
    onSuccess: ({ nonce, user_id }) => {
      // Made for one person, the page must not go on in the name of another.
      if (user_id === user.id) resumeSession(nonce);
      else location.reload();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password !== '' && !signIn.isPending) signIn.mutate(password);
  };

  return (
    <Dialog
      open
      title={copy.title}
      pending={signIn.isPending}
      onClose={giveUpSession}
      foot={
        <>
          <LinkButton kind="quiet" href={paths.signIn(location.pathname + location.search)}>
            {copy.leave}
          </LinkButton>
          <Button kind="primary" type="submit" form={formId} busy={signIn.isPending}>
            {copy.action}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" data-gap="small" onSubmit={submit} noValidate>
        <p>{copy.text(user.email)}</p>
        {signIn.isError && (
          <Notice kind="error" size="small" announce>
            {failureWords(signIn.error)}
          </Notice>
        )}
        <input
          type="email"
          name="log"
          autoComplete="username"
          value={user.email}
          aria-label={copy.email}
          readOnly
          hidden
        />
        <TextField
          label={copy.password}
          type="password"
          name="pwd"
          autoComplete="current-password"
          autoFocus
          value={password}
          error={isMissing ? copy.passwordMissing : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
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
