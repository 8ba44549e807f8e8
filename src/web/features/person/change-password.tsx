import { type FormEvent, useState } from 'react';
import { failureWords, fieldProblem } from '#web/shared/failure-words.ts';
import { UnsavedChanges } from '#web/shared/unsaved-changes.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { personCopy as copy } from './person-copy.ts';
import { useChangePassword } from './person-queries.ts';

const NOTHING = { password: '', new_password: '', again: '' };
type Typed = typeof NOTHING;
const LENGTH_MIN = 12;
const LENGTH_MAX = 1024;

/** The current password is asked for: an unlocked screen must not be enough to take over an account. */
export function ChangePassword() {
  const [typed, setTyped] = useState(NOTHING);
  const [isTried, setIsTried] = useState(false);
  const change = useChangePassword();
  const snackbar = useSnackbar();
  const problems = problemsOf(typed);
  const field = (name: keyof Typed, label: string, autoComplete: string) => ({
    label,
    type: 'password',
    autoComplete,
    value: typed[name],
    error: isTried ? (problems[name] ?? fieldProblem(change.error, name)) : undefined,
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setTyped((before) => ({ ...before, [name]: value }));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(problems).length > 0 || change.isPending) return;
    change.mutate(
      { password: typed.password, new_password: typed.new_password },
      {
        onSuccess: () => {
          setTyped(NOTHING);
          setIsTried(false);
          snackbar.show(copy.saved);
        },
      },
    );
  };

  return (
    <Card title={copy.password}>
      <form className="stack" onSubmit={submit} noValidate>
        <UnsavedChanges when={typed.new_password !== ''} text={copy.unsaved} />
        <p className="muted">{copy.passwordLead}</p>
        {change.isError && (
          <Notice kind="error" size="small" title={copy.notSaved} announce>
            {failureWords(change.error)}
          </Notice>
        )}
        <TextField {...field('password', copy.current, 'current-password')} />
        <TextField {...field('new_password', copy.next, 'new-password')} help={copy.nextHelp} />
        <TextField {...field('again', copy.again, 'new-password')} />
        <div>
          <Button kind="primary" type="submit" busy={change.isPending}>
            {copy.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function problemsOf({ password, new_password, again }: Typed): Partial<Typed> {
  const problems: Partial<Typed> = {};
  if (password === '') problems.password = copy.currentMissing;
  if (new_password.length < LENGTH_MIN) problems.new_password = copy.tooShort;
  else if (new_password.length > LENGTH_MAX) problems.new_password = copy.tooLong;
  else if (again !== new_password) problems.again = copy.different;
  return problems;
}
