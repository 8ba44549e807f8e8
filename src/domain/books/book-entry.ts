import { type Currency, type Minor, minor } from '../shared/money.ts';
import type { CalendarDate } from '../shared/time.ts';
import type { BookAccount } from './book-account.ts';
import type { MovementKind } from './movement-kind.ts';

/**
 * One movement of the balance as the books need it, or several of a kind added up: every part of it is a sum, so that the
 * entry of a sum is the sum of the entries. Parts have the sign of `amount`.
 */
export type Movement = Readonly<{
  kind: MovementKind;
  currency: Currency;
  amount: number;
  fees: number;
  /** Of `amount`: the tax of the sale. */
  tax: number;
  /** Of `amount`: the share of a loan's fee. */
  interest: number;
  /** Of `amount`: what came of another rate than the sale's. */
  exchange: number;
  /** Of `fees`: the tax on them, where the provider told it. */
  fee_tax: number;
}>;

/** More than nothing is a debit, less is a credit. */
export type BookLine = Readonly<{ account: BookAccount; amount: Minor }>;

/** Lines of one day in one currency, which come to nothing together. */
export type BookEntry = Readonly<{
  /** The same for the same thing, whenever it is asked for. */
  id: string;
  day: CalendarDate;
  currency: Currency;
  kind: MovementKind | 'summary';
  /** How many movements it stands for. */
  count: number;
  lines: readonly BookLine[];
  transaction: string | null;
  payment: string | null;
  order: string | null;
  payout: string | null;
  /** It belongs to this earlier day, whose period was locked when it became known. */
  late_of: CalendarDate | null;
}>;

/** How a merchant wants things booked. */
export type BookingRules = Readonly<{
  /** The shop's own system books sales: here they only come in. */
  sales_elsewhere: boolean;
}>;

type Booked = Readonly<{ money: BookAccount; against: BookAccount; fees: BookAccount }>;

const BOOKED: Readonly<Record<MovementKind, Booked>> = {
  sale: { money: 'clearing', against: 'sales', fees: 'processing_fees' },
  refund: { money: 'clearing', against: 'refunds', fees: 'processing_fees' },
  refund_returned: { money: 'clearing', against: 'refunds', fees: 'processing_fees' },
  dispute: { money: 'clearing', against: 'disputes', fees: 'dispute_fees' },
  dispute_won: { money: 'clearing', against: 'disputes', fees: 'dispute_fees' },
  reader_fee: { money: 'clearing', against: 'reader_fees', fees: 'reader_fees' },
  loan: { money: 'clearing', against: 'loan', fees: 'financing' },
  repayment: { money: 'clearing', against: 'loan', fees: 'financing' },
  reserve: { money: 'clearing', against: 'reserve', fees: 'processing_fees' },
  other_balance: { money: 'reserve', against: 'suspense', fees: 'suspense' },
  adjustment: { money: 'clearing', against: 'suspense', fees: 'processing_fees' },
  payout: { money: 'clearing', against: 'in_transit', fees: 'payout_fees' },
  payout_returned: { money: 'clearing', against: 'in_transit', fees: 'payout_fees' },
  arrival: { money: 'in_transit', against: 'bank', fees: 'bank_fees' },
  bank_difference: { money: 'in_transit', against: 'suspense', fees: 'bank_fees' },
};

const OF_THE_SHOP: ReadonlySet<MovementKind> = new Set(['sale', 'refund', 'refund_returned']);

/**
 * The lines of a movement. Its net moves the money's account; what it was for and what it cost stand against it. An arrival is
 * a movement of what is in transit: less by the whole payout, of which the bank took its fee.
 */
export function linesOf(movement: Movement, { sales_elsewhere }: BookingRules): readonly BookLine[] {
  const { kind, amount, fees, tax, interest, exchange, fee_tax } = movement;
  const { money, against, fees: feeAccount } = BOOKED[kind];
  const isElsewhere = sales_elsewhere && OF_THE_SHOP.has(kind);
  // The shop that books a sale books its tax and its rate as well.
  const [ownTax, ownExchange] = isElsewhere ? [0, 0] : [tax, exchange];
  const lines: Line[] = [];
  book(lines, money, amount - fees);
  book(lines, isElsewhere ? 'receivable' : against, -(amount - ownTax - interest - ownExchange));
  book(lines, 'sales_tax', -ownTax);
  book(lines, 'exchange', -ownExchange);
  book(lines, 'financing', -interest);
  book(lines, feeAccount, fees - fee_tax);
  book(lines, 'input_tax', fee_tax);
  return lines;
}

type Line = { account: BookAccount; amount: Minor };

/** A million movements pass here for one file, and few have more than three lines: looking through them is the fastest. */
function book(lines: Line[], account: BookAccount, amount: number): void {
  if (amount === 0) return;
  const line = lines.find((each) => each.account === account);
  if (line) line.amount = minor(line.amount + amount);
  else lines.push({ account, amount: minor(amount) });
}

/** Lines of the same account as one, in the order they came; what comes to nothing is no line. */
export function added(lines: readonly BookLine[]): readonly BookLine[] {
  const sums = new Map<BookAccount, number>();
  for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount: minor(amount) }]));
}
