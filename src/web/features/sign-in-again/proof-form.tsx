import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ProofWay } from '#domain/signing-in/proof.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { signInAgainCopy as copy } from './sign-in-again-copy.ts';
import type { Given } from './use-asking.ts';

type ProofFormProps = Readonly<{
  id: string;
  email: string;
  text: string;
  ways: readonly ProofWay[];
  failure: string | undefined;
  isBusy: boolean;
  onGiven: (given: Given) => void;
}>;

const FIELDS = {
  password: {
    label: copy.password,
    missing: copy.passwordMissing,
    input: { type: 'password', name: 'pwd', autoComplete: 'current-password' },
  },
  code: {
    label: copy.code,
    missing: copy.codeMissing,
    input: { name: 'code', autoComplete: 'one-time-code', help: copy.codeHelp, autoCapitalize: 'none' },
  },
} as const;

/** One field, for the password or for a code, and beside it the passkey, where there is one. */
export function ProofForm({ id, email, text, ways, failure, isBusy, onGiven }: ProofFormProps) {
  const first = useRef<HTMLInputElement & HTMLButtonElement>(null);
  useFocusAbove(first);
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const way = ways.find((each) => each !== 'passkey');
  const field = way && FIELDS[way];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(typed.trim() === '');
    if (way && typed.trim() !== '' && !isBusy) onGiven({ way, text: typed });
  };

  return (
    <form id={id} className="stack" data-gap="small" onSubmit={submit} noValidate>
      <p>{text}</p>
      {failure && (
        <Notice kind="error" size="small" announce>
          {failure}
        </Notice>
      )}
      {/* Not seen, but password managers look for the name that goes with the password. */}
      <input type="email" name="log" autoComplete="username" value={email} readOnly hidden />
      {field && (
        <TextField
          {...field.input}
          label={field.label}
          ref={first}
          value={typed}
          error={isMissing ? field.missing : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {ways.includes('passkey') && (
        <div>
          <Button
            ref={field ? undefined : first}
            kind={field ? 'secondary' : 'primary'}
            busy={isBusy}
            onClick={() => onGiven({ way: 'passkey' })}
          >
            {copy.passkey}
          </Button>
        </div>
      )}
    </form>
  );
}

/**
 * This dialog may stand over another one that knows nothing of it and keeps the focus for itself until it is made inert.
 * That has happened one frame later.
 */
function useFocusAbove(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [field]);
}
