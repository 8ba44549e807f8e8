import { useQuery } from '@tanstack/react-query';
import type { KeyPermission, Setup } from '#contract/setup.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { setupCopy as copy } from './setup-copy.ts';
import { permissionsQuery } from './setup-queries.ts';

const CHIP: Readonly<Record<KeyPermission['state'], ChipKind>> = {
  granted: 'success',
  missing: 'alert',
  unknown: 'pending',
};
const { permissionColumns: label } = copy;
const COLUMNS: readonly Column<KeyPermission>[] = [
  { id: 'name', label: label.name, slot: 'title', nowrap: true, cell: ({ name }) => name },
  { id: 'need', label: label.need, slot: 'note', cell: ({ name }) => known(copy.needs, name) ?? '' },
  {
    id: 'state',
    label: label.state,
    slot: 'state',
    cell: ({ state }) => <Chip kind={known(CHIP, state) ?? 'light'}>{labelOf(copy.states, state)}</Chip>,
  },
];
const WAITING_ROWS = 16;

/** Each thing the key must be allowed, asked for one by one, with what fails without it. */
export function Permissions({ setup }: { setup: Pick<Setup, 'is_connected' | 'pages'> }) {
  const asked = useQuery(permissionsQuery());
  const rows = asked.data?.data ?? [];
  return (
    <DataTable
      label={copy.permissionsTitle}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ name }) => name}
      loading={asked.isPending}
      waitingRows={WAITING_ROWS}
      refreshing={asked.isRefetching}
      head={
        <>
          <div className="card-head">
            <h2 className="card-title">{copy.permissionsTitle}</h2>
            <div className="actions">
              <Button size="small" busy={asked.isFetching} onClick={() => void asked.refetch()}>
                {copy.permissionsAgain}
              </Button>
            </div>
          </div>
          {asked.data && rows.length > 0 && (
            <div className="card-body">
              <Outcome permissions={rows} checked={asked.data.checked} setup={setup} />
            </div>
          )}
        </>
      }
      failed={
        asked.isError ? (
          <ErrorNotice
            title={copy.permissionsFailed}
            retrying={asked.isFetching}
            onRetry={() => asked.refetch()}
          >
            {failureWords(asked.error)}
          </ErrorNotice>
        ) : undefined
      }
      empty={<EmptyState icon="lock" level={2} title={copy.permissionsNone} />}
    />
  );
}

type OutcomeProps = Readonly<{
  permissions: readonly KeyPermission[];
  checked: Parameters<typeof When>[0]['at'];
  setup: Pick<Setup, 'is_connected' | 'pages'>;
}>;

function Outcome({ permissions, checked, setup: { is_connected, pages } }: OutcomeProps) {
  const countOf = (state: KeyPermission['state']): number =>
    permissions.filter((one) => one.state === state).length;
  const missing = countOf('missing');
  const unknown = countOf('unknown');
  if (missing > 0) {
    const link = pages && (
      <LinkButton size="small" href={pages.keys}>
        {copy.keyPage}
      </LinkButton>
    );
    return (
      <Notice kind="error" title={copy.someMissing(missing)} actions={link}>
        {copy.someMissingText}
      </Notice>
    );
  }
  if (unknown > 0) {
    return (
      <Notice kind="warning" title={copy.someUnknown(unknown)}>
        {copy.someUnknownText(is_connected)}
      </Notice>
    );
  }
  return (
    <Notice kind="success" title={copy.allGranted(permissions.length)}>
      <p>
        <Sentence say={copy.asked}>
          <When at={checked} />
        </Sentence>
      </p>
    </Notice>
  );
}
