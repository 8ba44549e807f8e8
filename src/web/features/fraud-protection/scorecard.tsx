import { useQuery } from '@tanstack/react-query';
import type { RuleScore } from '#contract/fraud.ts';
import { labelOf } from '#domain/shared/word.ts';
import { countWords } from '#web/shared/store-format.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { amountsOf } from './amounts-words.ts';
import { fraudLabCopy } from './fraud-lab-copy.ts';
import { scoreQuery } from './fraud-protection-queries.ts';

const copy = fraudLabCopy.score;
const SCORED_DAYS = 90;

const count = (
  id: 'held' | 'blocked' | 'approved' | 'refused' | 'lapsed' | 'waiting' | 'disputed',
): Column<RuleScore> => ({ id, label: copy[id], align: 'end', cell: (row) => countWords(row[id]) });

const COLUMNS: readonly Column<RuleScore>[] = [
  { id: 'rule', label: copy.rule, slot: 'title', cell: ({ key }) => labelOf(fraudLabCopy.ruleNames, key) },
  count('held'),
  count('approved'),
  count('refused'),
  count('lapsed'),
  count('waiting'),
  count('blocked'),
  count('disputed'),
  {
    id: 'stopped',
    label: copy.stopped,
    align: 'end',
    cell: ({ stopped }) => (stopped.length === 0 ? copy.nothing : amountsOf(stopped)),
  },
];

/** What the saved rules really did: whether what they hold is worth the holding shows here. */
export function Scorecard() {
  const scores = useQuery(scoreQuery(SCORED_DAYS));
  return (
    <DataTable
      label={copy.table}
      density="compact"
      columns={COLUMNS}
      rows={scores.data?.rules ?? []}
      rowKey={({ key }) => key}
      loading={scores.isPending}
      waitingRows={3}
      refreshing={scores.isPlaceholderData}
      head={
        <>
          <div className="card-head">
            <h2 className="card-title">{copy.title}</h2>
            <span className="muted">{fraudLabCopy.days[SCORED_DAYS]}</span>
          </div>
          <p className="muted card-body">{copy.lead}</p>
        </>
      }
      empty={<p className="muted card-body">{copy.none}</p>}
      failed={
        scores.isError && (
          <ErrorNotice title={copy.failed} retrying={scores.isFetching} onRetry={() => scores.refetch()} />
        )
      }
    />
  );
}
