import { type BookEntry, type BookingRules, linesOf } from '#domain/books/book-entry.ts';
import type { MovementKind } from '#domain/books/movement-kind.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { CalendarDate } from '#domain/shared/time.ts';

/** What the database answers for a movement, or for several of a kind. */
export type MovementRow = Readonly<{
  id: string;
  kind: MovementKind;
  booked_on: CalendarDate;
  late_of: CalendarDate | null;
  currency: Currency;
  count: number;
  amount: number;
  fees: number;
  /** Nothing where the provider did not tell it. */
  fee_tax: number | null;
  tax: number;
  interest: number;
  exchange: number;
  transaction: string | null;
  payment: string | null;
  order: string | null;
  payout: string | null;
}>;

export const entryOfRow = (row: MovementRow, rules: BookingRules): BookEntry => ({
  id: row.id,
  day: row.booked_on,
  currency: row.currency,
  kind: row.kind,
  count: row.count,
  lines: linesOf({ ...amountsOf(row), kind: row.kind, currency: row.currency }, rules),
  transaction: row.transaction,
  payment: row.payment,
  order: row.order,
  payout: row.payout,
  late_of: row.late_of,
});

const amountsOf = ({ amount, fees, fee_tax, tax, interest, exchange }: MovementRow) => ({
  ...{ amount, fees, tax, interest, exchange },
  fee_tax: fee_tax ?? 0,
});

/** The columns of a movement in the order of a COPY, which is read back by `rowOfText`. */
export const COPIED_COLUMNS = [
  ...['id', 'kind', 'booked_on', 'late_of', 'currency', 'count', 'amount', 'fees', 'tax', 'interest'],
  ...['exchange', 'transaction', 'payment', 'order', 'payout', 'fee_tax'],
] as const;

const NOTHING = '\\N';
const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A text of COPY: almost none has anything to undo. */
function text(field: string | undefined): string | null {
  if (field === undefined || field === NOTHING) return null;
  return field.includes('\\') ? field.replaceAll(/\\(.)/g, (_, sign) => ESCAPED[sign] ?? sign) : field;
}

/** One line of COPY. What the query itself makes needs no look; only ids and numbers of orders came from outside. */
export function rowOfText(line: string): MovementRow {
  const cell = line.split('\t');
  return {
    id: text(cell[0]) ?? '',
    kind: cell[1] as MovementKind,
    booked_on: cell[2] as CalendarDate,
    late_of: text(cell[3]) as CalendarDate | null,
    currency: cell[4] as Currency,
    count: Number(cell[5]),
    amount: Number(cell[6]),
    fees: Number(cell[7]),
    tax: Number(cell[8]),
    interest: Number(cell[9]),
    exchange: Number(cell[10]),
    transaction: text(cell[11]),
    payment: text(cell[12]),
    order: text(cell[13]),
    payout: text(cell[14]),
    fee_tax: cell[15] === NOTHING ? null : Number(cell[15]),
  };
}
