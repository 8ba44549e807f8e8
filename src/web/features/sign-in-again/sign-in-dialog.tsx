import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { signInAgain } from '#contract/signing-in.ts';
import { call } from '#web/api/client.ts';
import { resumeSession } from '#web/api/session.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { leaveSession } from './leave-session.ts';
import { signInAgainCopy as copy } from './sign-in-again-copy.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** Asks for the password again; the calls that wait go on as soon as it is right. */
export function SignInDialog() {
  const { user } = pageSettings();
  const formId = useId();
  useOtherTabs();
  const signIn = useMutation({
    mutationFn: (pwd: string) => call(signInAgain, { log: user.email, pwd }),
    onSuccess: ({ nonce, user_id }) => {
      // Made for one person, the page must not go on in the name of another.
      if (user_id === user.id) resumeSession(nonce);
      else location.reload();
    },
  });

  return (
    <Dialog
      open
      title={copy.title}
      pending={signIn.isPending}
      onClose={leaveSession}
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
      <PasswordForm
        id={formId}
        email={user.email}
        failure={signIn.isError ? failureWords(signIn.error) : undefined}
        onPassword={(password) => {
          if (!signIn.isPending) signIn.mutate(password);
        }}
      />
    </Dialog>
  );
}

type PasswordFormProps = Readonly<{
  id: string;
  email: string;
  failure: string | undefined;
  onPassword: (password: string) => void;
}>;

function PasswordForm({ id, email, failure, onPassword }: PasswordFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useFocusAbove(field);
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password !== '') onPassword(password);
  };

  return (
    <form id={id} className="stack" data-gap="small" onSubmit={submit} noValidate>
      <p>{copy.text(email)}</p>
      {failure && (
        <Notice kind="error" size="small" announce>
          {failure}
        </Notice>
      )}
      {/* Not seen, but password managers look for the name that goes with the password. */}
      <input type="email" name="log" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={copy.password}
        type="password"
        name="pwd"
        autoComplete="current-password"
        ref={field}
        value={password}
        error={isMissing ? copy.passwordMissing : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
    </form>
  );
}

/**
 * This dialog may stand over another one that knows nothing of it and keeps the focus for itself until it is made inert.
 * That has happened one frame later.
 */
function useFocusAbove(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [field]);
}
