import type { SyncState } from '#contract/sync.ts';
import { countWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { syncCopy as copy } from './sync-copy.ts';

type Aside = SyncState['set_aside'];

const { setAsideColumns: label } = copy;
const COLUMNS: readonly Column<Aside['newest'][number]>[] = [
  { id: 'reason', label: label.reason, slot: 'title', cell: ({ reason }) => reason },
  { id: 'kind', label: label.kind, slot: 'meta', cell: ({ kind }) => copy.kinds[kind] ?? kind },
  { id: 'id', label: label.id, cell: ({ id }) => <CopyButton value={id} what={copy.id} /> },
  { id: 'since', label: label.since, cell: ({ since }) => <When at={since} /> },
];

/** What the payments service told and the store could not keep: nothing of it may go missing without a word. */
export function SetAside({ total, newest }: Aside) {
  if (total === 0) return null;
  return (
    <DataTable
      label={copy.setAside}
      columns={COLUMNS}
      rows={newest}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      head={
        <div className="card-head">
          <h2 className="card-title">{copy.setAside}</h2>
          <p className="muted">{copy.setAsideText(total, countWords(total))}</p>
        </div>
      }
    />
  );
}
