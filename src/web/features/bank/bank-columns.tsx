import type { BankFile, BankStatementLine } from '#contract/bank.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { labelOf } from '#domain/shared/word.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { countWords, dayWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { bankCopy as copy, FORMAT_WORDS, STATUS_WORDS } from './bank-copy.ts';
import './bank.css';

const { columns: label, fileColumns: fileLabel } = copy;

export const LINE_COLUMNS: readonly ListColumn<BankStatementLine>[] = [
  {
    id: 'booked_on',
    label: label.booked_on,
    sortable: true,
    locked: true,
    nowrap: true,
    slot: 'meta',
    cell: ({ booked_on }) => (
      <time className="num" dateTime={booked_on}>
        {dayWords(booked_on)}
      </time>
    ),
  },
  {
    id: 'text',
    label: label.text,
    clip: true,
    slot: 'title',
    title: ({ text }) => text,
    cell: ({ text }) => (text ? <bdi>{text}</bdi> : <Nothing word={copy.noText} />),
  },
  {
    id: 'counterparty_name',
    label: label.counterparty_name,
    clip: true,
    slot: 'note',
    title: ({ counterparty_name }) => counterparty_name ?? undefined,
    cell: ({ counterparty_name }) => counterparty_name ?? <Nothing word={copy.noName} />,
  },
  {
    id: 'account',
    label: label.account,
    clip: true,
    title: ({ account }) => account,
    cell: ({ account }) => <span className="bank-name">{account}</span>,
  },
  {
    id: 'status',
    label: label.status,
    slot: 'state',
    cell: ({ status, reversal }) => (
      <span className="row" data-gap="small">
        <Chip kind={status === 'pending' ? 'pending' : 'success'}>{labelOf(STATUS_WORDS, status)}</Chip>
        {reversal && <Chip plain>{copy.reversal}</Chip>}
      </span>
    ),
  },
  {
    id: 'amount',
    label: label.amount,
    align: 'end',
    sortable: true,
    locked: true,
    slot: 'amount',
    cell: ({ amount, currency }) => (
      <span className="strong">
        <MoneyText amount={amount} currency={currency} explicit />
      </span>
    ),
  },
  {
    id: 'reference',
    label: label.reference,
    hiddenAtFirst: true,
    slot: 'hide',
    nowrap: true,
    cell: ({ bank_reference }) => (bank_reference === null ? '–' : <code>{bank_reference}</code>),
  },
  {
    id: 'file',
    label: label.file,
    hiddenAtFirst: true,
    slot: 'hide',
    clip: true,
    cell: ({ file, line_number }) => copy.lineOf(countWords(line_number), file),
  },
];

export const FILE_COLUMNS: readonly Column<BankFile>[] = [
  {
    id: 'name',
    label: fileLabel.name,
    slot: 'title',
    cell: ({ name, format, differences }) => (
      <>
        <span className="strong bank-name">{name}</span>{' '}
        <span className="subtle">{labelOf(FORMAT_WORDS, format)}</span>{' '}
        {differences.map(({ currency, amount }) => (
          <Chip key={`${currency} ${amount}`} kind="warning">
            <Sentence say={copy.offBy}>
              <MoneyText amount={amount} currency={currency} explicit />
            </Sentence>
          </Chip>
        ))}
      </>
    ),
  },
  {
    id: 'accounts',
    label: fileLabel.accounts,
    clip: true,
    title: ({ accounts }) => listCopy.listed(accounts),
    cell: ({ accounts }) => <span className="bank-name">{listCopy.listed(accounts)}</span>,
  },
  {
    id: 'period',
    label: fileLabel.period,
    nowrap: true,
    cell: ({ period_from, period_to }) =>
      period_from && period_to ? copy.period(dayWords(period_from), dayWords(period_to)) : '–',
  },
  {
    id: 'lines',
    label: fileLabel.lines,
    align: 'end',
    slot: 'amount',
    cell: ({ lines_new }) => countWords(lines_new),
  },
  { id: 'known', label: fileLabel.known, align: 'end', cell: ({ lines_known }) => countWords(lines_known) },
  {
    id: 'imported',
    label: fileLabel.imported,
    nowrap: true,
    slot: 'meta',
    cell: ({ imported }) => <When at={imported} />,
  },
  { id: 'by', label: fileLabel.by, clip: true, cell: ({ imported_by }) => imported_by ?? copy.nobody },
];
