import { useState } from 'react';
import type { Colleague } from '#contract/people.ts';
import * as contract from '#contract/people.ts';
import type { Role } from '#contract/roles.ts';
import { useDoOrAsk } from '#web/blocks/approvals/use-asked.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PersonStep } from './people-columns.tsx';
import { peopleCopy as copy } from './people-copy.ts';
import { useChange } from './people-queries.ts';
import { RoleChoice } from './role-choice.tsx';

type Props = Readonly<{ person: Colleague; onClose: () => void }>;

/** Everything that can be done to one person is asked once more. */
export function PersonDialog({
  step,
  roles,
  ...props
}: Props & Readonly<{ step: PersonStep; roles: readonly Role[] }>) {
  switch (step) {
    case 'role':
      return <ChangeRole {...props} roles={roles} />;
    case 'suspend':
      return <Suspend {...props} />;
    case 'restore':
      return <Restore {...props} />;
    case 'remove':
      return <Remove {...props} />;
    case 'again':
      return <Again {...props} />;
    case 'withdraw':
      return <Withdraw {...props} />;
  }
}

function ChangeRole({ person, roles, onClose }: Props & Readonly<{ roles: readonly Role[] }>) {
  const { id, name } = person;
  const [role, setRole] = useState(person.role);
  const change = useChange(contract.changeRole);
  const doOrAsk = useDoOrAsk();
  return (
    <ConfirmDialog
      open
      title={copy.changeRoleTitle(name)}
      action={copy.changeRoleAction}
      failureText={failureWords}
      onConfirm={() =>
        doOrAsk(
          () => change.mutateAsync({ id, role: role as Parameters<typeof change.mutateAsync>[0]['role'] }),
          copy.roleChanged(name, roles.find(({ key }) => key === role)?.name ?? role),
        )
      }
      onClose={onClose}
    >
      <div className="stack">
        <p>{copy.changeRoleText}</p>
        {id === pageSettings().user.id && (
          <Notice kind="warning" size="small">
            {copy.ownRoleText}
          </Notice>
        )}
        <RoleChoice roles={roles} value={role} onChange={setRole} />
      </div>
    </ConfirmDialog>
  );
}

function Suspend({ person: { id, name }, onClose }: Props) {
  const suspend = useChange(contract.suspendPerson);
  const doOrAsk = useDoOrAsk();
  return (
    <ConfirmDialog
      open
      title={copy.suspendTitle(name)}
      kind="danger"
      action={copy.suspend}
      failureText={failureWords}
      onConfirm={() => doOrAsk(() => suspend.mutateAsync({ id }), copy.suspended(name))}
      onClose={onClose}
    >
      {copy.suspendText}
    </ConfirmDialog>
  );
}

function Restore({ person: { id, name }, onClose }: Props) {
  const restore = useChange(contract.restorePerson);
  const doOrAsk = useDoOrAsk();
  return (
    <ConfirmDialog
      open
      title={copy.restoreTitle(name)}
      action={copy.restore}
      failureText={failureWords}
      onConfirm={() => doOrAsk(() => restore.mutateAsync({ id }), copy.restored(name))}
      onClose={onClose}
    >
      {copy.restoreText}
    </ConfirmDialog>
  );
}

function Remove({ person: { id, name }, onClose }: Props) {
  const remove = useChange(contract.removePerson);
  const doOrAsk = useDoOrAsk();
  return (
    <ConfirmDialog
      open
      title={copy.removeTitle(name)}
      kind="danger"
      action={copy.remove}
      failureText={failureWords}
      onConfirm={() => doOrAsk(() => remove.mutateAsync({ id }), copy.removed(name))}
      onClose={onClose}
    >
      {copy.removeText}
    </ConfirmDialog>
  );
}

function Again({ person: { id, name, email }, onClose }: Props) {
  const again = useChange(contract.inviteAgain);
  const doOrAsk = useDoOrAsk();
  return (
    <ConfirmDialog
      open
      title={copy.againTitle(name)}
      action={copy.againAction}
      failureText={failureWords}
      onConfirm={() => doOrAsk(() => again.mutateAsync({ id }), copy.sentAgain(email))}
      onClose={onClose}
    >
      {copy.againText}
    </ConfirmDialog>
  );
}

function Withdraw({ person: { id, name }, onClose }: Props) {
  const withdraw = useChange(contract.withdrawInvitation);
  const doOrAsk = useDoOrAsk();
  return (
    <ConfirmDialog
      open
      title={copy.withdrawTitle(name)}
      kind="danger"
      action={copy.withdrawAction}
      failureText={failureWords}
      onConfirm={() => doOrAsk(() => withdraw.mutateAsync({ id }), copy.withdrawn(name))}
      onClose={onClose}
    >
      {copy.withdrawText}
    </ConfirmDialog>
  );
}
