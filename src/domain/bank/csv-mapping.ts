import { CSV_COLUMNS, type CsvColumn } from './csv-columns.ts';
import type { CsvLayout } from './csv-layout.ts';
import type { CsvProfile } from './csv-profiles.ts';
import { columnName } from './csv-table.ts';
import { type DecimalSign, decimalSignOf } from './written-amount.ts';
import { type DayOrder, dayOrderOf, isDay } from './written-day.ts';

/** Which column holds what, by its number from 0, and how days and amounts are written in it. */
export type CsvMapping = Readonly<{
  columns: Readonly<Partial<Record<CsvColumn, number>>>;
  /** Joined, in this order. */
  text: readonly number[];
  dayOrder: DayOrder;
  decimal: DecimalSign;
}>;

export type CsvHabits = Readonly<{ dayOrder: DayOrder | 'unclear'; decimal: DecimalSign | 'unclear' }>;

/** How many rows decide how days and amounts are written: enough for any month. */
const ROWS_LOOKED_AT = 20_000;
const cellsOf = (layout: CsvLayout, column: number | undefined): readonly string[] =>
  column === undefined ? [] : layout.rows.slice(0, ROWS_LOOKED_AT).map(({ cells }) => cells[column] ?? '');

/** What the rows say themselves of the columns that a mapping names. */
export function habitsOf(layout: CsvLayout, { columns }: Pick<CsvMapping, 'columns'>): CsvHabits {
  const named = [columns.amount, columns.out, columns.in, columns.balance];
  // Where nobody knows yet which columns hold amounts, every cell that is one has its say; days are none.
  const isNamed = named.some((column) => column !== undefined);
  const amounts = isNamed ? named : layout.header.map((_, at) => (at === columns.booked ? undefined : at));
  return {
    dayOrder: dayOrderOf(cellsOf(layout, columns.booked)),
    decimal: decimalSignOf(amounts.flatMap((column) => cellsOf(layout, column))),
  };
}

/** Where a bank's columns are in this file: names decide, not places. The last of two equal names is the one beside the amount. */
export function columnsOf(layout: CsvLayout, profile: CsvProfile): Pick<CsvMapping, 'columns' | 'text'> {
  const names = layout.header.map(columnName);
  const at = (wanted: readonly string[]): number | undefined => {
    const found = wanted.map((name) => names.lastIndexOf(name)).find((index) => index !== -1);
    return found;
  };
  const columns: Partial<Record<CsvColumn, number>> = {};
  for (const column of CSV_COLUMNS) {
    const found = at(profile.columns[column] ?? []);
    if (found !== undefined) columns[column] = found;
  }
  return {
    columns,
    text: profile.text.map((name) => names.indexOf(name)).filter((index) => index !== -1),
  };
}

/** Words that name a column in the languages of the banks nobody wrote a profile for. The first that fits is taken. */
const WORDS: readonly (readonly [CsvColumn | 'text', RegExp])[] = [
  ['valued', /value date|valuta|wert|date de valeur|fecha valor|rentedatum|data valuta/],
  ['booked', /date|datum|buchung|fecha|data|dag|tag\b|jour/],
  ['balance', /balance|saldo|solde|kontostand|running/],
  ['out', /debit|withdraw|paid out|money out|soll|débit|cargo|uscite|ausgang|belastung/],
  ['in', /credit|deposit|paid in|money in|haben|crédit|abono|entrate|eingang|gutschrift/],
  ['currency', /currency|währung|devise|moneda|valuta|divisa|munt|^ccy$/],
  ['amount', /amount|betrag|montant|importe|importo|bedrag|umsatz|value|sum/],
  ['reference', /reference|referenz|référence|\bid\b|transaction no/],
  ['counterparty', /iban|account number|kontonummer|tegenrekening/],
  ['name', /name|payee|payer|empfänger|auftraggeber|beneficiary|begünstigter|counterparty/],
  [
    'text',
    /description|text|purpose|verwendungszweck|details|memo|libellé|concepto|descrizione|omschrijving|narrative|particulars/,
  ],
];

/** A first guess for a file that no profile knows, for a person to correct. */
export function guessMapping(layout: CsvLayout): CsvMapping {
  const columns: Partial<Record<CsvColumn, number>> = {};
  const text: number[] = [];
  for (const [index, name] of layout.header.map(columnName).entries()) {
    const [column] =
      WORDS.find(([each, words]) => words.test(name) && (each === 'text' || columns[each] === undefined)) ??
      [];
    if (column === 'text') text.push(index);
    else if (column) columns[column] = index;
  }
  // One column of amounts is enough, and two say it together.
  const { out, in: into, ...others } = columns;
  const isSplit = columns.amount === undefined && out !== undefined && into !== undefined;
  const chosen = isSplit ? columns : others;
  chosen.booked ??= firstDays(layout);
  const { dayOrder, decimal } = habitsOf(layout, { columns: chosen });
  return {
    columns: chosen,
    text,
    dayOrder: dayOrder === 'unclear' ? 'dmy' : dayOrder,
    decimal: decimal === 'unclear' ? '.' : decimal,
  };
}

const ROWS_GUESSED_BY = 20;

/** The first column that holds nothing but days. */
function firstDays({ header, rows }: CsvLayout): number | undefined {
  const looked = rows.slice(0, ROWS_GUESSED_BY);
  const found = header.findIndex((_, at) => looked.every(({ cells }) => isDay(cells[at] ?? '')));
  return found === -1 || looked.length === 0 ? undefined : found;
}

/** What is missing for lines to be read with it. */
export function mappingProblem({ columns }: CsvMapping): 'booked' | 'amount' | undefined {
  if (columns.booked === undefined) return 'booked';
  const isSplit = columns.out !== undefined && columns.in !== undefined;
  return columns.amount === undefined && !isSplit ? 'amount' : undefined;
}
