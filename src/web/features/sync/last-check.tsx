import type { SyncState } from '#contract/sync.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { countWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { linkTo } from './link-to.ts';
import { syncCopy as copy } from './sync-copy.ts';
import { agoWords } from './sync-figures.tsx';
import { isChecking } from './sync-standing.ts';

type Check = NonNullable<SyncState['last_check']>;
type Example = Check['examples'][number];

/** What the last comparison of everything found, and what became of it. */
export function LastCheck({ check, now }: { check: Check | null; now: EpochSeconds }) {
  if (!check) {
    return (
      <Card title={copy.checkTitle}>
        <EmptyState icon="swap" title={copy.checkNone}>
          {copy.checkNoneText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Card title={copy.checkTitle}>
        <div className="stack">
          <Outcome check={check} now={now} />
          {check.finished && <Figures check={check} />}
        </div>
      </Card>
      {check.examples.length > 0 && <Examples examples={check.examples} />}
    </>
  );
}

function Outcome({ check, now }: { check: Check; now: EpochSeconds }) {
  const { finished, started, compared, missing, different, unexplained, repaired } = check;
  if (finished === null) {
    return isChecking(check, now) ? (
      <Notice title={copy.checkRunning}>{copy.checkRunningText(agoWords(started, now))}</Notice>
    ) : (
      <Notice kind="warning" title={copy.checkBroken}>
        {copy.checkBrokenText}
      </Notice>
    );
  }
  const when = copy.checkCleanText(countWords(compared), agoWords(finished, now));
  if (unexplained > 0) {
    return (
      <Notice kind="warning" title={copy.checkUnexplained(unexplained, countWords(unexplained))}>
        {copy.checkUnexplainedText}
      </Notice>
    );
  }
  return missing + different > 0 ? (
    <Notice title={copy.checkRepaired(repaired, countWords(repaired))}>{when}</Notice>
  ) : (
    <Notice kind="success" title={copy.checkClean}>
      {when}
    </Notice>
  );
}

function Figures({ check }: { check: Check }) {
  const { compared, missing, different, unexplained, repaired, finished } = check;
  const counts = { compared, missing, different, unexplained, repaired };
  const facts = (Object.keys(counts) as (keyof typeof counts)[]).map((name) => ({
    label: copy[name],
    value: <span className="num">{countWords(counts[name])}</span>,
  }));
  return (
    <Facts
      facts={[...facts, ...(finished ? [{ label: copy.finished, value: <When at={finished} /> }] : [])]}
    />
  );
}

const { exampleColumns: label } = copy;
const COLUMNS: readonly Column<Example>[] = [
  { id: 'what', label: label.what, slot: 'title', cell: ({ what }) => copy.what[what] ?? what },
  { id: 'kind', label: label.kind, slot: 'meta', cell: ({ kind }) => copy.kinds[kind] ?? kind },
  {
    id: 'id',
    label: label.id,
    cell: ({ kind, id }) => {
      const href = linkTo(kind, id);
      return href ? <Link href={href}>{id}</Link> : <CopyButton value={id} what={copy.id} />;
    },
  },
];

function Examples({ examples }: { examples: readonly Example[] }) {
  return (
    <DataTable
      label={copy.examples}
      columns={COLUMNS}
      rows={examples}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      head={
        <div className="card-head">
          <h2 className="card-title">{copy.examples}</h2>
        </div>
      }
    />
  );
}
