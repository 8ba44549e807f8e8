import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { BankMatch } from '#contract/bank-matching.ts';
import { MATCH_VIEWS, type MatchView } from '#domain/bank/match-decision.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { listPages } from '#web/blocks/list-pages.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { may } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { bankMatchingCopy as copy } from './bank-matching-copy.ts';
import { matchesQuery } from './bank-matching-queries.ts';
import { MatchActions, useSaid } from './match-actions.tsx';
import { LineCell, PayoutCell, ReasonCell } from './match-cells.tsx';
import { matchName } from './match-words.ts';
import { SendersCard } from './senders-card.tsx';
import { useStayInList } from './stay-in-list.ts';

const LIST: ListDefinition = {
  filters: [],
  sorts: ['day'],
  usualSort: { column: 'day', direction: 'desc' },
};

const COLUMNS: readonly Column<BankMatch>[] = [
  { id: 'line', label: copy.columns.line, slot: 'title', cell: (match) => <LineCell match={match} /> },
  { id: 'payout', label: copy.columns.payout, nowrap: true, cell: (match) => <PayoutCell match={match} /> },
  { id: 'reason', label: copy.columns.reason, slot: 'note', cell: (match) => <ReasonCell match={match} /> },
  {
    id: 'actions',
    label: copy.columns.actions,
    hideLabel: true,
    slot: 'actions',
    align: 'end',
    nowrap: true,
    cell: (match) => <MatchActions match={match} />,
  },
];

const viewOf = (word: string | undefined): MatchView =>
  MATCH_VIEWS.find((view) => view === word) ?? 'suggested';

/** What the engine is not certain of, what nobody could match, and what is done. */
export function BankMatchingScreen() {
  const search = useSearch({ from: '/payments/bank/matching' });
  const navigate = useNavigate({ from: '/payments/bank/matching' });
  const address = useListAddress(search, LIST);
  const view = viewOf(search.filter);
  const matches = useQuery(matchesQuery(view, address.page, address.perPage));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = matches.data?.data ?? [];
  const list = useStayInList(rows);
  const total = matches.data?.total_count ?? 0;
  const counts = matches.data?.counts;
  // Before the first statement nothing waits, but nothing was matched either.
  const none = copy.empty[counts && Object.values(counts).every((count) => count === 0) ? 'matched' : view];
  const isBulk = view === 'suggested' && may('export');

  return (
    <Page title={copy.title} lead={copy.lead}>
      <div className="stack">
        <div className="row">
          <Segmented
            label={copy.filter}
            options={MATCH_VIEWS.map((value) => ({
              value,
              label: copy.view(value, countWords(counts?.[value] ?? 0)),
            }))}
            value={view}
            onChange={(filter) => {
              setChosen(new Set());
              void navigate({
                to: '.',
                search: (before) => ({
                  ...before,
                  filter: filter === 'suggested' ? undefined : filter,
                  paged: undefined,
                }),
              });
            }}
          />
        </div>
        <div ref={list}>
          <DataTable
            label={copy.table}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ key }) => key}
            density="comfortable"
            loading={matches.isPending}
            waitingRows={3}
            refreshing={matches.isRefetching}
            selection={isBulk ? { selected: chosen, onChange: setChosen, rowName: matchName } : undefined}
            selectionBar={<ConfirmChosen rows={rows} chosen={chosen} onDone={() => setChosen(new Set())} />}
            failed={
              matches.isError ? (
                <ErrorNotice
                  title={copy.failed}
                  retrying={matches.isFetching}
                  onRetry={() => matches.refetch()}
                >
                  {failureWords(matches.error)}
                </ErrorNotice>
              ) : undefined
            }
            empty={
              <EmptyState icon="check" level={2} title={none.title}>
                {none.text}
              </EmptyState>
            }
            foot={listPages(address, total)}
          />
        </div>
        <SendersCard />
      </div>
    </Page>
  );
}

type ConfirmProps = Readonly<{ rows: readonly BankMatch[]; chosen: ReadonlySet<string>; onDone: () => void }>;

/** All at once; a difference is explained one by one, so it is not among them. */
function ConfirmChosen({ rows, chosen, onDone }: ConfirmProps) {
  const { said, isPending } = useSaid();
  const matches = rows.filter(({ key, difference }) => chosen.has(key) && difference === 0);
  return (
    <>
      <span>{copy.selected(chosen.size)}</span>
      <Button
        size="small"
        kind="primary"
        disabled={isPending || matches.length === 0}
        onClick={() => {
          void said({ step: 'confirm', matches });
          onDone();
        }}
      >
        {copy.confirmSelected(matches.length)}
      </Button>
    </>
  );
}
