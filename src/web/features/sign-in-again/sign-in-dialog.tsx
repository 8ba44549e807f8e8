import { useId, useSyncExternalStore } from 'react';
import { onSessionChange, sessionState } from '#web/api/session.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { leaveSession } from './leave-session.ts';
import { ProofForm } from './proof-form.tsx';
import { signInAgainCopy as copy } from './sign-in-again-copy.ts';
import { useProof, useSignIn } from './use-asking.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** Asks who it is; the calls that wait go on as soon as that is known. */
export function SignInDialog() {
  const isExpired = useSyncExternalStore(onSessionChange, sessionState) === 'expired';
  return isExpired ? <Expired /> : <Unproved />;
}

function Expired() {
  const { user } = pageSettings();
  const formId = useId();
  useOtherTabs();
  const { ways, isSecond, signIn, failure } = useSignIn();
  const stepText = ways.includes('code') ? copy.step : copy.stepPasskey;

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
          {hasField(ways) && (
            <Button kind="primary" type="submit" form={formId} busy={signIn.isPending}>
              {copy.action}
            </Button>
          )}
        </>
      }
    >
      <ProofForm
        key={ways.join()}
        id={formId}
        email={user.email}
        text={isSecond ? stepText : copy.text(user.email)}
        ways={ways}
        failure={failure ? failureWords(failure) : undefined}
        isBusy={signIn.isPending}
        onGiven={signIn.mutate}
      />
    </Dialog>
  );
}

/** Closing it leaves what was asked for undone, and says so; everything typed stays. */
function Unproved() {
  const { user } = pageSettings();
  const formId = useId();
  const { ways, prove } = useProof();

  return (
    <Dialog
      open
      title={copy.proveTitle}
      pending={prove.isPending}
      onClose={leaveSession}
      foot={
        <>
          <Button kind="quiet" onClick={leaveSession}>
            {copy.cancel}
          </Button>
          {hasField(ways) && (
            <Button kind="primary" type="submit" form={formId} busy={prove.isPending}>
              {copy.proveAction}
            </Button>
          )}
        </>
      }
    >
      <ProofForm
        id={formId}
        email={user.email}
        text={copy.prove(user.email)}
        ways={ways}
        failure={prove.isError ? failureWords(prove.error) : undefined}
        isBusy={prove.isPending}
        onGiven={prove.mutate}
      />
    </Dialog>
  );
}

const hasField = (ways: readonly string[]): boolean => ways.some((way) => way !== 'passkey');
