import { type BookEntry, linesOf, type Movement } from '#domain/books/book-entry.ts';
import { type MovementKind, movementKindOf } from '#domain/books/movement-kind.ts';
import { exchangePart, interestPart } from '#domain/books/movement-parts.ts';
import { cameBack } from '#domain/payouts/payout-proof.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import type { BalanceTransaction, Payout } from '#provider/provider-objects.ts';
import type { BookReader } from './books.ts';

const HERE = { sales_elsewhere: false };
const TAKES_BACK = /refund|dispute/;
type Parts = Partial<Pick<Movement, 'fees' | 'interest' | 'exchange'>> & Readonly<{ amount: number }>;
type About = Readonly<{
  id: string;
  at: EpochSeconds;
  currency: Currency;
  payout: string | null | undefined;
}>;

const entryOf = (
  kind: MovementKind,
  { id, at, currency, payout = null }: About,
  parts: Parts,
): BookEntry => ({
  ...{ id, kind, currency, count: 1, day: dayOf(at, 'UTC') },
  lines: linesOf({ kind, currency, fees: 0, tax: 0, interest: 0, exchange: 0, fee_tax: 0, ...parts }, HERE),
  ...{ transaction: id, payment: null, order: null, payout, late_of: null },
});

/** The journal of a provider's own books, by the rules alone, in the order in which things happened. */
export function journalOf(books: BookReader): readonly BookEntry[] {
  // Of two at one moment the id decides, as in the database: a loan's fee is shared out in that order.
  const rows = [...books.all('transaction')].sort(
    (one, other) => one.created - other.created || (one.id < other.id ? -1 : 1),
  );
  const paid = new Map<string, number>();
  const moved = rows.flatMap((row) => movementEntry(row, rows, books, paid));
  return [...moved, ...books.all('payout').flatMap(payoutEntries)].sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
}

function movementEntry(
  row: BalanceTransaction,
  rows: readonly BalanceTransaction[],
  books: BookReader,
  paid: Map<string, number>,
): readonly BookEntry[] {
  const on_other_balance = row.balance_type !== undefined;
  const has_other_side =
    row.type === 'adjustment' &&
    rows.some(
      (other) =>
        other.type === 'adjustment' &&
        (other.balance_type !== undefined) !== on_other_balance &&
        other.created === row.created &&
        other.currency === row.currency &&
        other.net === -row.net,
    );
  const kind = movementKindOf({ ...row, on_other_balance, has_other_side });
  if (!kind) return [];
  const loan = row.type === 'financing_paydown' ? books.byId('loan', row.loan) : undefined;
  const before = paid.get(row.loan ?? '') ?? 0;
  if (loan) paid.set(row.loan ?? '', before - row.amount);
  const sale = rows.find(
    ({ charge, type }) => charge === row.charge && (type === 'charge' || type === 'payment'),
  );
  const isExchanged = row.customer_currency !== row.currency && TAKES_BACK.test(row.type);
  return [
    entryOf(
      kind,
      { ...row, at: row.created },
      {
        ...{ amount: row.amount, fees: row.fee },
        interest: loan ? -interestPart(loan, before, -row.amount) : 0,
        exchange: isExchanged ? exchangePart(row, sale) : 0,
      },
    ),
  ];
}

/** One that failed left and came back, where the moment is known; the money of the others never left. */
function payoutEntries(payout: Payout): readonly BookEntry[] {
  const { id, amount, fee, currency, created, returned, status } = payout;
  if (cameBack(status) && returned === null) return [];
  const out = entryOf('payout', { id, at: created, currency, payout: id }, { amount: -amount, fees: fee });
  if (returned === null) return [out];
  const about = { id: `${id}-returned`, at: returned, currency, payout: id };
  return [out, entryOf('payout_returned', about, { amount, fees: -fee })];
}

export const balanceOf = (entries: readonly BookEntry[], account: string, currency: Currency): number =>
  entries
    .filter((entry) => entry.currency === currency)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.account === account ? sum + line.amount : sum), 0);
