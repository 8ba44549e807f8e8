import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { APPROVAL_VIEWS } from '#domain/approvals/approval-state.ts';
import { approvalsQuery } from '#web/blocks/approvals/approvals-queries.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { listPages } from '#web/blocks/list-pages.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { approvalsColumns } from './approvals-columns.tsx';
import { approvalsScreenCopy as copy } from './approvals-screen-copy.ts';

const APPROVALS_LIST: ListDefinition = {
  filters: [],
  sorts: ['created'],
  usualSort: { column: 'created', direction: 'desc' },
};
const FILTERS = ([...APPROVAL_VIEWS, 'all'] as const).map((value) => ({ value, label: copy.filters[value] }));

/** Which are shown, by the address: what waits, unless it names another. */
const filterOf = (word: string | undefined) =>
  FILTERS.map(({ value }) => value).find((value) => value === word) ?? 'waiting';

/** What waits for a second person, and what became of the rest. */
export function ApprovalsScreen() {
  const search = useSearch({ from: '/payments/approvals' });
  const navigate = useNavigate({ from: '/payments/approvals' });
  const address = useListAddress(search, APPROVALS_LIST);
  const shown = filterOf(search.filter);
  const approvals = useQuery(
    approvalsQuery({
      page: address.page,
      pagesize: address.perPage,
      ...(shown !== 'all' && { view: shown }),
    }),
  );
  const total = approvals.data?.total_count;

  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={may('manage_people') && <LinkButton href={paths.approvalRules()}>{copy.rules}</LinkButton>}
    >
      <div className="stack">
        <div className="row">
          <Segmented
            label={copy.filter}
            options={FILTERS}
            value={shown}
            onChange={(filter) =>
              void navigate({
                to: '.',
                search: (before) => ({
                  ...before,
                  filter: filter === 'waiting' ? undefined : filter,
                  paged: undefined,
                }),
              })
            }
          />
        </div>
        <DataTable
          label={copy.table}
          columns={approvalsColumns(shown)}
          rows={approvals.data?.data ?? []}
          rowKey={({ id }) => id}
          density="comfortable"
          loading={approvals.isPending}
          waitingRows={3}
          refreshing={approvals.isRefetching}
          failed={
            approvals.isError ? (
              <ErrorNotice
                title={copy.failed}
                retrying={approvals.isFetching}
                onRetry={() => approvals.refetch()}
              >
                {failureWords(approvals.error)}
              </ErrorNotice>
            ) : undefined
          }
          empty={
            <EmptyState icon="check" level={2} title={copy.empty[shown].title}>
              {copy.empty[shown].text}
            </EmptyState>
          }
          foot={listPages(address, total)}
        />
      </div>
    </Page>
  );
}
