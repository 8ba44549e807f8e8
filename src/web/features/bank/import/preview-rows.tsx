import type { BankFilePreview } from '#contract/bank.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { countWords, dayWords } from '#web/shared/store-format.ts';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { importCopy as copy } from './import-copy.ts';

type Row = BankFilePreview['rows'][number];

const CHIP: Readonly<Record<keyof typeof copy.rowStates, ChipKind>> = {
  new: 'success',
  known: 'light',
  pending: 'pending',
  unreadable: 'alert',
};

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'line',
    label: copy.columns.line,
    align: 'end',
    slot: 'meta',
    cell: ({ line_number }) => <span className="num">{countWords(line_number)}</span>,
  },
  {
    id: 'state',
    label: copy.columns.state,
    slot: 'state',
    cell: ({ state }) => <Chip kind={known(CHIP, state) ?? 'light'}>{labelOf(copy.rowStates, state)}</Chip>,
  },
  {
    id: 'day',
    label: copy.columns.day,
    nowrap: true,
    cell: ({ booked_on }) => (booked_on === null ? '–' : dayWords(booked_on)),
  },
  {
    id: 'text',
    label: copy.columns.text,
    clip: true,
    slot: 'title',
    title: ({ text }) => text,
    cell: ({ problem, text }) => (problem === null ? text || '–' : listCopy.labelled(problem, text)),
  },
  {
    id: 'amount',
    label: copy.columns.amount,
    align: 'end',
    slot: 'amount',
    cell: ({ amount, currency }) =>
      amount === null || currency === null ? '–' : <MoneyText amount={amount} currency={currency} explicit />,
  },
];

/** Every line with what would become of it. */
export function PreviewRows({ preview: { rows, counts } }: Readonly<{ preview: BankFilePreview }>) {
  const isCut = rows.length < counts.read - counts.refused;
  return (
    <Disclosure title={copy.showRows(countWords(rows.length))} open={counts.unreadable > 0 || undefined}>
      {isCut && <p className="subtle">{copy.someRows}</p>}
      <DataTable
        label={copy.rows}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ line_number, state, text }) => `${line_number} ${state} ${text}`}
        density="compact"
      />
    </Disclosure>
  );
}
