import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EXPORT_KINDS } from '#contract/exports.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { list } from '#web/shared/search-fields.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { type Begun, ScheduleForm } from './schedule-form.tsx';
import { SCHEDULES_COLUMNS } from './schedules-columns.tsx';
import { schedulesCopy as copy } from './schedules-copy.ts';
import { schedulesQuery } from './schedules-queries.ts';

/** What the address of the form says for itself; everything else is how a list was narrowed. */
const { search: _, ...OWN_FIELDS } = list;

function begunIn(address: Readonly<Record<string, unknown>>): Begun | undefined {
  const kind = EXPORT_KINDS.find((known) => known === address.filter);
  if (!kind) return undefined;
  const filters = Object.entries(address).filter(
    ([name, value]) => value !== undefined && !Object.hasOwn(OWN_FIELDS, name),
  );
  return { kind, filters: Object.fromEntries(filters) };
}

/** Files that come by themselves. The address opens the form, and may bring what a list was narrowed by. */
export function SchedulesView() {
  const address = useSearch({ from: '/payments/exports' });
  const navigate = useNavigate({ from: '/payments/exports' });
  const schedules = useQuery(schedulesQuery());
  const { show } = useSnackbar();
  const close = () => void navigate({ to: '.', search: { view: 'schedules' } });

  return (
    <>
      <DataTable
        label={copy.table}
        columns={SCHEDULES_COLUMNS}
        rows={schedules.data?.data ?? []}
        rowKey={({ id }) => String(id)}
        density="comfortable"
        loading={schedules.isPending}
        waitingRows={3}
        failed={
          schedules.isError ? (
            <ErrorNotice
              title={copy.failed}
              retrying={schedules.isFetching}
              onRetry={() => schedules.refetch()}
            >
              {failureWords(schedules.error)}
            </ErrorNotice>
          ) : undefined
        }
        empty={
          <EmptyState icon="clock" level={2} title={copy.emptyTitle}>
            {copy.empty}
          </EmptyState>
        }
      />
      {address.filter !== undefined && schedules.data && (
        <ScheduleForm
          begun={begunIn(address)}
          people={schedules.data.people}
          onSaved={() => {
            show(copy.added);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
