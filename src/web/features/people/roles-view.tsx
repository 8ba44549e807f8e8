import { type ReactNode, useState } from 'react';
import { deleteRole, type Role } from '#contract/roles.ts';
import { useDoOrAsk } from '#web/blocks/approvals/use-asked.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { useChange } from './people-queries.ts';
import type { RolesRead } from './people-view.tsx';
import { ownId } from './role-choice.tsx';
import { RoleForm } from './role-form.tsx';
import { rolesColumns } from './roles-columns.tsx';
import { rolesCopy as copy } from './roles-copy.ts';

type Step =
  | Readonly<{ kind: 'make' } | { kind: 'change'; role: Role } | { kind: 'delete'; role: Role }>
  | undefined;

export function RolesView({ tabs, roles }: { tabs: ReactNode; roles: RolesRead }) {
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      notices={<WaitingApprovals subject="people" />}
      actions={
        <Button kind="primary" icon="plus" onClick={() => setStep({ kind: 'make' })}>
          {copy.create}
        </Button>
      }
    >
      {tabs}
      <DataTable
        label={copy.table}
        columns={rolesColumns({
          onChange: (role) => setStep({ kind: 'change', role }),
          onDelete: (role) => setStep({ kind: 'delete', role }),
        })}
        rows={roles.data?.data ?? []}
        rowKey={({ key }) => key}
        density="comfortable"
        loading={roles.isPending}
        waitingRows={5}
        refreshing={roles.isRefetching}
        failed={
          roles.isError ? (
            <ErrorNotice title={copy.loadFailed} retrying={roles.isFetching} onRetry={() => roles.refetch()}>
              {failureWords(roles.error)}
            </ErrorNotice>
          ) : undefined
        }
        empty={null}
      />
      {step?.kind === 'make' && <RoleForm onClose={close} />}
      {step?.kind === 'change' && <RoleForm role={step.role} onClose={close} />}
      {step?.kind === 'delete' && <DeleteRole role={step.role} onClose={close} />}
    </Page>
  );
}

function DeleteRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const remove = useChange(deleteRole);
  const doOrAsk = useDoOrAsk();
  return (
    <ConfirmDialog
      open
      title={copy.removeTitle(role.name)}
      kind="danger"
      action={copy.removeAction}
      failureText={failureWords}
      onConfirm={() => doOrAsk(() => remove.mutateAsync({ id: ownId(role) }), copy.removed(role.name))}
      onClose={onClose}
    >
      {copy.removeText}
    </ConfirmDialog>
  );
}
