import type { ExportRecord } from '#contract/exports.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { exportsCopy as copy } from './exports-copy.ts';
import { filterWords } from './filter-words.ts';
import { sizeWords } from './size-words.ts';

const { columns: label } = copy;
const CHIP: Readonly<Record<ExportRecord['state'], ChipKind>> = {
  waiting: 'light',
  streaming: 'primary',
  finished: 'success',
  failed: 'alert',
};
const CHECKSUM_SHOWN = 12;

export const exportsColumns = (
  onDownload: (record: ExportRecord) => void,
  busy: string | undefined,
): readonly Column<ExportRecord>[] => [
  { id: 'kind', label: label.kind, slot: 'title', cell: (record) => <What record={record} /> },
  {
    id: 'state',
    label: label.state,
    slot: 'state',
    cell: ({ state }) => <Chip kind={known(CHIP, state) ?? 'light'}>{labelOf(copy.states, state)}</Chip>,
  },
  {
    id: 'rows',
    label: label.rows,
    align: 'end',
    cell: ({ rows }) => (rows === null ? '–' : countWords(rows)),
  },
  {
    id: 'size',
    label: label.size,
    align: 'end',
    nowrap: true,
    cell: ({ bytes }) => (bytes === null ? '–' : sizeWords(bytes)),
  },
  { id: 'checksum', label: label.checksum, nowrap: true, cell: ({ sha256 }) => <Checksum sha256={sha256} /> },
  {
    id: 'asked_by',
    label: label.asked_by,
    clip: true,
    title: ({ asked_by }) => asked_by,
    cell: ({ asked_by, is_own, is_scheduled }) => (
      <>
        {is_own ? copy.you : asked_by}
        {is_scheduled && <div className="muted">{copy.scheduled}</div>}
      </>
    ),
  },
  {
    id: 'created',
    label: label.created,
    slot: 'meta',
    nowrap: true,
    cell: ({ created }) => <When at={created} />,
  },
  {
    id: 'actions',
    label: label.actions,
    hideLabel: true,
    slot: 'actions',
    align: 'end',
    cell: (record) => <Download record={record} busy={busy === record.export_id} onDownload={onDownload} />,
  },
];

function What({ record: { kind, filters, columns } }: { record: ExportRecord }) {
  const narrowed = filterWords(kind, filters);
  return (
    <>
      <span className="strong">{labelOf(copy.kinds, kind)}</span>{' '}
      <span className="subtle">
        {narrowed.length > 0 ? listCopy.listed(narrowed) : copy.everything}
        {columns.length > 0 && ` · ${copy.columnsCount(columns.length)}`}
      </span>
    </>
  );
}

function Checksum({ sha256 }: { sha256: string | null }) {
  if (sha256 === null) return '–';
  return (
    <span className="copy" title={sha256}>
      <code>{sha256.slice(0, CHECKSUM_SHOWN)}…</code>
      <CopyButton value={sha256} what={copy.checksum} shown={false} />
    </span>
  );
}

type DownloadProps = Readonly<{
  record: ExportRecord;
  busy: boolean;
  onDownload: (record: ExportRecord) => void;
}>;

function Download({ record, busy, onDownload }: DownloadProps) {
  const { kind, created, is_own, downloads } = record;
  if (!is_own) return <span className="subtle">{copy.notYours}</span>;
  const when = formatDateTime(created, pageSettings().store);
  return (
    <Button
      size="small"
      icon="download"
      busy={busy}
      aria-label={copy.downloadName(labelOf(copy.kinds, kind), when)}
      onClick={() => onDownload(record)}
    >
      {downloads > 0 ? copy.downloadAgain : copy.download}
    </Button>
  );
}
