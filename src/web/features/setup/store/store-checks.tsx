import type { ReactNode } from 'react';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { checkStore, StoreFinding } from '#contract/store-setup.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { storeSetupCopy as copy } from './store-setup-copy.ts';

type Props = Readonly<{
  found: Reply<typeof checkStore> | undefined;
  action?: ReactNode;
  failed?: ReactNode;
}>;

const CHIP: Readonly<Record<StoreFinding['state'], ChipKind>> = {
  good: 'success',
  poor: 'warning',
  wrong: 'alert',
  unknown: 'pending',
};
const { checkColumns: label } = copy;
const COLUMNS: readonly Column<StoreFinding>[] = [
  {
    id: 'what',
    label: label.what,
    slot: 'title',
    nowrap: true,
    cell: ({ check }) => labelOf(copy.checks, check),
  },
  { id: 'words', label: label.words, slot: 'note', cell: (finding) => <Words {...finding} /> },
  {
    id: 'state',
    label: label.state,
    slot: 'state',
    cell: ({ state }) => <Chip kind={known(CHIP, state) ?? 'light'}>{labelOf(copy.states, state)}</Chip>,
  },
];

/** Each thing that is needed of the store, asked for one by one, with what to do where it is not there. */
export function StoreChecks({ found, action, failed }: Props) {
  const head = (
    <div className="card-head">
      <h2 className="card-title">{copy.checksTitle}</h2>
      {action && <div className="actions">{action}</div>}
    </div>
  );
  if (!found || failed)
    return (
      <Card title={copy.checksTitle} headEnd={action}>
        {failed}
      </Card>
    );
  return (
    <DataTable
      label={copy.checksTitle}
      columns={COLUMNS}
      rows={found.findings}
      rowKey={({ check }) => check}
      head={
        <>
          {head}
          <div className="card-body">
            <Outcome isReady={found.may_attach} />
          </div>
        </>
      }
    />
  );
}

const Outcome = ({ isReady }: { isReady: boolean }) => (
  <Notice
    kind={isReady ? 'success' : 'error'}
    announce
    title={isReady ? copy.readyTitle : copy.notReadyTitle}
  >
    {isReady ? copy.readyText : copy.notReadyText}
  </Notice>
);

function Words({ check, state, code, message }: StoreFinding) {
  if (state === 'poor') return copy.limits[check] ?? '';
  return (
    <>
      {message !== null && <p>{message}</p>}
      {code !== null && copy.advice[code] && <p className="muted">{copy.advice[code]}</p>}
    </>
  );
}
