import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '#contract/api-keys.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { apiKeysColumns } from './api-keys-columns.tsx';
import { apiKeysCopy as copy } from './api-keys-copy.ts';
import { apiKeysQuery, useCreateApiKey, useRevokeApiKey } from './api-keys-queries.ts';
import { MadeKeyDialog } from './made-key.tsx';
import { type MadeKey, NewKeyForm } from './new-key-form.tsx';

type Step =
  | { kind: 'list' }
  | { kind: 'asking' }
  | { kind: 'made'; key: MadeKey }
  | { kind: 'revoking'; key: ApiKey };
const LIST: Step = { kind: 'list' };

/** Keys for programs: listed, made, and revoked. */
export function ApiKeysScreen() {
  const [step, setStep] = useState<Step>(LIST);
  const toList = () => setStep(LIST);
  const create = useCreateApiKey();
  const snackbar = useSnackbar();
  /** Makes a key that a second person approved. */
  const makeApproved = (asked: string) =>
    create.mutate(JSON.parse(asked), {
      onSuccess: (key) => setStep({ kind: 'made', key }),
      onError: (failure) => snackbar.show({ text: failureWords(failure), urgent: true }),
    });

  return (
    <Page
      title={copy.title}
      notices={<WaitingApprovals subject="api keys" onAgain={makeApproved} />}
      lead={
        <>
          {copy.lead} <Link href={paths.help('api-keys')}>{copy.learnMore}</Link>
          {' · '}
          <Link href="/developers" target="_blank" rel="noopener">
            {copy.everyCall}
          </Link>
        </>
      }
      actions={
        <Button kind="primary" icon="plus" onClick={() => setStep({ kind: 'asking' })}>
          {copy.create}
        </Button>
      }
    >
      <Keys onRevoke={(key) => setStep({ kind: 'revoking', key })} />
      {step.kind === 'asking' && (
        <NewKeyForm onMade={(key) => setStep({ kind: 'made', key })} onClose={toList} />
      )}
      {step.kind === 'made' && <MadeKeyDialog made={step.key} onClose={toList} />}
      {step.kind === 'revoking' && <RevokeDialog revoked={step.key} onClose={toList} />}
    </Page>
  );
}

function Keys({ onRevoke }: { onRevoke: (key: ApiKey) => void }) {
  const keys = useQuery(apiKeysQuery());
  return (
    <DataTable
      label={copy.table}
      columns={apiKeysColumns(onRevoke)}
      rows={keys.data?.data ?? []}
      rowKey={({ id }) => String(id)}
      density="comfortable"
      loading={keys.isPending}
      waitingRows={3}
      refreshing={keys.isRefetching}
      failed={
        keys.isError ? (
          <ErrorNotice title={copy.loadFailed} retrying={keys.isFetching} onRetry={() => keys.refetch()}>
            {failureWords(keys.error)}
          </ErrorNotice>
        ) : undefined
      }
      empty={
        <EmptyState icon="lock" level={2} title={copy.emptyTitle}>
          {copy.empty}
        </EmptyState>
      }
    />
  );
}

function RevokeDialog({ revoked: { id, description }, onClose }: { revoked: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey();
  const snackbar = useSnackbar();
  return (
    <ConfirmDialog
      open
      title={copy.revokeTitle(description)}
      kind="danger"
      action={copy.revokeAction}
      failureText={failureWords}
      onConfirm={async () => {
        await revoke.mutateAsync(id);
        snackbar.show(copy.revoked(description));
      }}
      onClose={onClose}
    >
      {copy.revokeText}
    </ConfirmDialog>
  );
}
