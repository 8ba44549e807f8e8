import { useQuery } from '@tanstack/react-query';
import type { OperationSummary } from '#contract/operations.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { may } from '#web/shared/page-settings.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { linkToSubject } from './link-to.ts';
import { syncCopy as copy } from './sync-copy.ts';
import { unconfirmedQuery, useDismissOperation } from './sync-queries.ts';

export const UNCONFIRMED_ID = 'unconfirmed';
const { operationColumns: label } = copy;
const actionOf = (kind: string): string => copy.operations[kind] ?? kind;

/** What only a person can settle, and how. */
export function Unconfirmed() {
  const operations = useQuery(unconfirmedQuery());
  const dismiss = useDismissal();
  const rows = operations.data?.data ?? [];
  return (
    <div id={UNCONFIRMED_ID}>
      <DataTable
        label={copy.attentionTitle}
        columns={columnsOf(dismiss)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={operations.isPending}
        waitingRows={2}
        refreshing={operations.isRefetching}
        head={
          rows.length > 0 && (
            <div className="card-head">
              <h2 className="card-title">{copy.attentionTitle}</h2>
            </div>
          )
        }
        failed={
          operations.isError ? (
            <ErrorNotice
              title={copy.attentionFailed}
              retrying={operations.isFetching}
              onRetry={() => operations.refetch()}
            >
              {failureWords(operations.error)}
            </ErrorNotice>
          ) : undefined
        }
        empty={
          <EmptyState icon="done" level={2} title={copy.attentionEmpty}>
            {copy.attentionEmptyText}
          </EmptyState>
        }
      />
    </div>
  );
}

function useDismissal() {
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const dismiss = useDismissOperation();
  return async ({ id }: OperationSummary) => {
    const isDone = await confirm({
      title: copy.dismissTitle,
      text: copy.dismissText,
      action: copy.dismissAction,
      kind: 'danger',
      failureText: failureWords,
      onConfirm: () => dismiss.mutateAsync(id),
    });
    if (isDone) show(copy.dismissed);
  };
}

/** Whoever may ask for money to move may say that it did not. */
const SETTLES = ['refund', 'capture', 'answer_disputes', 'pay_out'] as const;

const columnsOf = (onDismiss: (operation: OperationSummary) => void): readonly Column<OperationSummary>[] => [
  { id: 'kind', label: label.kind, slot: 'title', cell: ({ kind }) => actionOf(kind) },
  { id: 'subject', label: label.subject, cell: ({ subject }) => <Subject id={subject ?? ''} /> },
  {
    id: 'created',
    label: label.asked,
    nowrap: true,
    slot: 'meta',
    cell: ({ created }) => <When at={created} />,
  },
  { id: 'actor_email', label: label.by, clip: true, cell: ({ actor_email }) => actor_email },
  { id: 'attempts', label: label.attempts, align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'actions',
    label: label.actions,
    hideLabel: true,
    slot: 'actions',
    align: 'end',
    cell: (operation) =>
      SETTLES.some(may) && (
        <Button
          size="small"
          aria-label={copy.dismissName(actionOf(operation.kind), operation.subject ?? '')}
          onClick={() => onDismiss(operation)}
        >
          {copy.dismiss}
        </Button>
      ),
  },
];

function Subject({ id }: { id: string }) {
  const href = linkToSubject(id);
  return href ? <Link href={href}>{id}</Link> : id.toUpperCase();
}
