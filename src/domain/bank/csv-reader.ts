import { findIbans } from '../payments/iban.ts';
import { type Currency, type Minor, minor } from '../shared/money.ts';
import type { CalendarDate } from '../shared/time.ts';
import type { StatementsRead } from './bank-statement.ts';
import { type CsvRead, rowBalances } from './csv-balances.ts';
import type { CsvColumn } from './csv-columns.ts';
import type { CsvLayout } from './csv-layout.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { type CsvRow, columnName } from './csv-table.ts';
import { accountNumber, bankLine, collectStatements, writtenCurrency } from './statement-builder.ts';
import type { LineProblem } from './statement-problem.ts';
import { writtenAmount } from './written-amount.ts';
import { writtenDay } from './written-day.ts';

type Reading = Readonly<{ layout: CsvLayout; mapping: CsvMapping; currency: Currency | undefined }>;

const PENDING = /^(?:pending|vorgemerkt|in progress|processing)$/i;
const NEVER_MOVED = /^(?:reverted|declined|failed|cancell?ed|blocked|rejected)$/i;

/** Reads the rows of a table with one mapping, whoever made it: a bank's profile or a person. */
export function readCsv(
  layout: CsvLayout,
  mapping: CsvMapping,
  currency: Currency | undefined,
): StatementsRead {
  const found = collectStatements();
  const groups = new Map<string, { account: string | null; currency: Currency; read: CsvRead[] }>();
  const reading = { layout, mapping, currency };
  const own = ownAccount(layout);
  const lastBooking = layout.rows.findLastIndex((row) => !isFooter(row, mapping, layout));
  let closing: Minor | null = null;
  for (const [index, row] of layout.rows.entries()) {
    if (isHeader(row, layout)) continue;
    if (index > lastBooking) {
      closing ??= footerBalance(row, reading);
      continue;
    }
    const read = readRow(row, reading);
    if (read === 'balance') continue;
    if (read === 'refused') found.refuse();
    else if (typeof read === 'string') found.unread(row.line, read, row.raw);
    else {
      found.counted();
      const account = read.account ?? own;
      const key = `${account} ${read.line.currency}`;
      const group = groups.get(key) ?? { account, currency: read.line.currency, read: [] };
      groups.set(key, group);
      group.read.push(read);
    }
  }
  for (const group of groups.values()) {
    const ofRows = rowBalances(group.read);
    const balances = closing === null ? ofRows : { opening: null, closing };
    const nothing = { sequence: null, from: null, to: null };
    const lines = group.read.map(({ line }) => line);
    found.add({ ...nothing, ...balances, account: group.account, currency: group.currency }, lines);
  }
  return found.result();
}

/** Banks repeat the header inside of a file. */
const isHeader = ({ cells }: CsvRow, { header }: CsvLayout): boolean =>
  cells.length >= header.length &&
  header.every((name, index) => columnName(cells[index] ?? '') === columnName(name));

/** A row below the bookings has a word where they have their day, or nothing in a row of full width. One that was cut off has neither. */
const isFooter = ({ cells }: CsvRow, { columns }: CsvMapping, { header }: CsvLayout): boolean => {
  const day = cells[columns.booked ?? 0]?.trim() ?? '';
  return day === '' ? cells.length >= header.length : !/\d/.test(day);
};

function footerBalance({ cells }: CsvRow, { layout, mapping, currency }: Reading): Minor | null {
  const footer = layout.profile?.footer;
  if (!footer || columnName(cells[0] ?? '') !== footer.word) return null;
  const code = writtenCurrency(cells[footer.amount + 1]) ?? currency ?? 'eur';
  const amount = writtenAmount(cells[footer.amount] ?? '', code, mapping.decimal);
  return typeof amount === 'string' ? null : amount;
}

/** The number of the account the file is about, where it stands above the table. */
function ownAccount({ preamble }: CsvLayout): string | null {
  for (const { raw } of preamble) {
    const [first] = findIbans(raw);
    if (first) return accountNumber(raw.slice(...first));
  }
  return null;
}

function readRow(
  row: CsvRow,
  { layout, mapping, currency: given }: Reading,
): CsvRead | LineProblem | 'refused' | 'balance' {
  const { cells, line: lineNumber, raw } = row;
  if (cells.length < layout.header.length) return 'cells';
  const { columns, dayOrder, decimal } = mapping;
  const cell = (column: CsvColumn): string => {
    const at = columns[column];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const state = cell('status');
  if (NEVER_MOVED.test(state)) return 'refused';
  const currency =
    columns.currency === undefined
      ? given
      : (writtenCurrency(cell('currency')) ?? (cell('currency') === '' ? given : undefined));
  if (!currency) return 'currency';
  // What is still pending has no day of its own yet at some banks.
  const bookedOn: CalendarDate | undefined = writtenDay(cell('booked') || cell('valued'), dayOrder);
  if (!bookedOn) return 'day';
  const balance = cell('balance') === '' ? null : writtenAmount(cell('balance'), currency, decimal);
  if (typeof balance === 'string') return balance;
  const amount = amountOf(cell, currency, mapping);
  if (amount === 'empty') return balance === null ? 'amount' : 'balance';
  if (typeof amount === 'string') return amount;
  const { profile } = layout;
  const isPending = PENDING.test(state) || (profile?.pendingHasNoBalance === true && balance === null);
  const named = cell('account');
  const account = profile?.namesAccounts ? [profile.bank, named].join(' ').trim() : accountNumber(named);
  return {
    account,
    balance,
    line: bankLine({
      ...{ lineNumber, bookedOn, amount, currency, raw },
      valuedOn: writtenDay(cell('valued'), dayOrder) ?? null,
      status: isPending ? 'pending' : 'booked',
      bankReference: cell('reference'),
      endToEndId: cell('end_to_end'),
      text: [...new Set(mapping.text.map((at) => (cells[at] ?? '').trim()))]
        .filter((part) => part !== '')
        .join(' '),
      counterpartyName: cell('name'),
      counterpartyAccount: cell('counterparty'),
      typeCode: cell('type'),
    }),
  };
}

const OUT = /^(?:af|debit|d|db|dr|s|soll|out|-)$/i;
const IN = /^(?:bij|credit|c|cr|h|haben|in|\+)$/i;

/** One signed column, an unsigned one with a word beside it, or one for each way, signed or not. */
function amountOf(
  cell: (column: CsvColumn) => string,
  currency: Currency,
  { columns, decimal }: CsvMapping,
): Minor | LineProblem | 'empty' {
  const [written, out, into] = [cell('amount'), cell('out'), cell('in')];
  if (written !== '') {
    const amount = writtenAmount(written, currency, decimal);
    if (typeof amount === 'string' || columns.direction === undefined) return amount;
    const way = cell('direction');
    if (OUT.test(way)) return amount === 0 ? amount : minor(-Math.abs(amount));
    return IN.test(way) ? minor(Math.abs(amount)) : 'sign';
  }
  if (out === '' && into === '') return 'empty';
  const [gone, come] = [out, into].map((each) =>
    each === '' ? minor(0) : writtenAmount(each, currency, decimal),
  );
  if (typeof gone === 'string') return gone;
  if (typeof come === 'string') return come;
  return minor(Math.abs(come ?? 0) - Math.abs(gone ?? 0));
}
