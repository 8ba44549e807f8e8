import { type FormEvent, useId, useState } from 'react';
import { invitePerson } from '#contract/people.ts';
import type { Role } from '#contract/roles.ts';
import { EMAIL_ADDRESS } from '#domain/shared/email-address.ts';
import { isAsked } from '#web/blocks/approvals/is-asked.ts';
import { useDoOrAsk } from '#web/blocks/approvals/use-asked.ts';
import { failureWords, fieldProblem } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { peopleCopy as copy } from './people-copy.ts';
import { useChange } from './people-queries.ts';
import { RoleChoice } from './role-choice.tsx';

type Props = Readonly<{ roles: readonly Role[]; onClose: () => void }>;

/** The least that may be given stands first: nobody becomes an owner by a hasty press. */
const usualRole = (roles: readonly Role[]): string =>
  (roles.find(({ key, may_give }) => key === 'viewer' && may_give) ?? roles.find(({ may_give }) => may_give))
    ?.key ?? '';

export function InviteDialog({ roles, onClose }: Props) {
  const formId = useId();
  const [email, setEmail] = useState('');
  const [firstName, setFirstName] = useState('');
  const [role, setRole] = useState(() => usualRole(roles));
  const [isTried, setIsTried] = useState(false);
  const invite = useChange(invitePerson);
  const doOrAsk = useDoOrAsk();
  const problems = {
    email: EMAIL_ADDRESS.test(email.trim()) ? undefined : copy.emailWrong,
    first_name: firstName.trim() === '' ? copy.firstNameMissing : undefined,
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problems.email || problems.first_name || invite.isPending) return;
    const sending = { email: email.trim(), first_name: firstName.trim(), role };
    // A refusal stands in the dialog.
    doOrAsk(() => invite.mutateAsync(sending), copy.invited(sending.email)).then(onClose, () => undefined);
  };

  return (
    <Dialog
      open
      title={copy.inviteTitle}
      pending={invite.isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={invite.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={invite.isPending}>
            {copy.inviteAction}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        <p>{copy.inviteText}</p>
        {invite.isError && !isAsked(invite.error) && (
          <Notice kind="error" size="small" announce>
            {failureWords(invite.error)}
          </Notice>
        )}
        <TextField
          label={copy.email}
          type="email"
          autoComplete="off"
          error={isTried ? (problems.email ?? fieldProblem(invite.error, 'email')) : undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={copy.firstName}
          autoComplete="off"
          error={isTried ? (problems.first_name ?? fieldProblem(invite.error, 'first_name')) : undefined}
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
        />
        <RoleChoice roles={roles} value={role} onChange={setRole} />
      </form>
    </Dialog>
  );
}
