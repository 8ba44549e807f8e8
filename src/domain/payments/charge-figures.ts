import { isOneOf } from '../shared/one-of.ts';
import type { Word } from '../shared/word.ts';
import type { TransactionType } from './transaction-type.ts';

/** One movement of the balance about a payment, in the currency the merchant is paid in. */
export type Movement = Readonly<{
  transaction_id: string;
  type: Word<TransactionType>;
  currency: string;
  amount: number;
  fees: number;
  net: number;
}>;

/** What a movement adds to a figure. `transaction_id` is absent where the provider told of it without a movement. */
export type FigurePart = Readonly<{
  transaction_id: string | null;
  type: Word<TransactionType>;
  amount: number;
}>;
/** A number on the page and the movements it is made of: it is their sum, and nothing else. */
export type Figure = Readonly<{ amount: number; parts: readonly FigurePart[] }>;

export type ChargeFigures = Readonly<{
  currency: string;
  payment: Figure;
  /** What the sale cost. */
  transactionFee: Figure;
  /** What claims cost and was not returned; nothing once a claim is won. */
  disputeFee: Figure;
  /** Both together. */
  fees: Figure;
  /** What went back to the customer, or is held or kept by their bank. */
  refunded: Figure;
  /** The bank holds a fee at the moment, so that the line above is more than a refund. */
  isDeducted: boolean;
  paydown: Figure;
  net: Figure;
}>;

type Charge = Readonly<{
  id: string;
  currency: string;
  amount: number;
  application_fee_amount: number;
  amount_refunded: number;
  paydown: Readonly<{ amount: number }> | null;
  balance_transaction: Booked | null;
  refunds: Readonly<{
    data: readonly Readonly<{ status: string; balance_transaction: Booked | null }>[];
  }> | null;
  disputes: readonly Readonly<{
    balance_transactions: readonly (Booked &
      Readonly<{ reporting_category: Word<'dispute' | 'dispute_reversal'> }>)[];
  }>[];
  transactions: readonly Movement[];
}>;

/** A movement as the provider names it on the object that caused it. */
type Booked = Readonly<{ id: string; currency: string; amount: number; fee: number }>;

type Reading = (type: Word<TransactionType>) => boolean;
const of =
  (...types: readonly TransactionType[]): Reading =>
  (type) =>
    isOneOf(types, type);
export const isSale = of('charge', 'payment');
const isDispute = of('dispute', 'dispute_reversal');
const isPaydown = of('financing_paydown');
/** These have a place of their own: a loan's share, and what belongs to no sale at all. */
const isApart = of('financing_paydown', 'financing_payout', 'card_reader_fee');
/** Whatever else moved about a payment takes from it or brings it back, also for reasons we have no word for. */
export const isTaken: Reading = (type) => !isSale(type) && !isApart(type);
/** What a claim costs is counted for itself. */
export const bearsTransactionFee: Reading = (type) => !isApart(type) && !isDispute(type);

const figure = (parts: readonly FigurePart[]): Figure => ({
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  parts,
});
const notNothing = ({ amount }: FigurePart): boolean => amount !== 0;

/** The part of each movement that this reading of it gives; `sign` turns what was taken into a positive sum. */
const read = (rows: readonly Movement[], counts: Reading, field: 'amount' | 'fees', sign = 1): Figure =>
  figure(
    rows
      .filter(({ type }) => counts(type))
      .map((row) => ({
        transaction_id: row.transaction_id,
        type: row.type,
        amount: row[field] === 0 ? 0 : row[field] * sign,
      }))
      .filter(notNothing),
  );

const minus = ({ parts }: Figure): readonly FigurePart[] =>
  parts.map((part) => ({ ...part, amount: -part.amount }));

const movement = (type: Word<TransactionType>, { id, currency, amount, fee }: Booked): Movement => ({
  transaction_id: id,
  type,
  currency,
  amount,
  fees: fee,
  net: amount - fee,
});

/** The rows of the ledger; until it has any, what the charge, its refunds and its disputes say was moved. */
function movementsOf({ transactions, balance_transaction, refunds, disputes }: Charge): readonly Movement[] {
  if (transactions.length > 0) return transactions;
  return [
    ...(balance_transaction ? [movement('charge', balance_transaction)] : []),
    ...(refunds?.data ?? []).flatMap(({ status, balance_transaction: moved }) =>
      moved && status !== 'failed' && status !== 'canceled' ? [movement('refund', moved)] : [],
    ),
    ...disputes.flatMap((dispute) =>
      dispute.balance_transactions.map((moved) => movement(moved.reporting_category, moved)),
    ),
  ];
}

/** What was paid and captured has moved, also while the ledger has no row of it. */
export const hasMoved = ({
  transactions,
  paid,
  captured,
}: Pick<Charge, 'transactions'> & Readonly<{ paid: boolean; captured: boolean }>): boolean =>
  transactions.length > 0 || (paid && captured);

/**
 * The figures of a payment: payment − fees − refunded − paydown = net. Each is the sum of what movements of the balance
 * say, so a refund that failed counts for nothing: it went out and came back. Without the movement of the sale, the charge
 * speaks.
 */
export function chargeFigures(charge: Charge): ChargeFigures {
  const moved = movementsOf(charge);
  const sale = moved.find(({ type }) => isSale(type));
  const currency = sale?.currency ?? charge.currency;
  const rows = moved.filter((row) => row.currency === currency);
  const payment = sale ? read(rows, isSale, 'amount') : figureOf(charge.amount);
  const transactionFee = sale
    ? read(rows, bearsTransactionFee, 'fees')
    : figureOf(charge.application_fee_amount);
  const disputeFee = read(rows, isDispute, 'fees');
  const fees = figure([...transactionFee.parts, ...disputeFee.parts]);
  const taken = read(rows, isTaken, 'amount', -1);
  const refunded = sale || taken.parts.length > 0 ? taken : figureOf(charge.amount_refunded, 'refund');
  const paydown = paydownOf(charge, rows);
  return {
    currency,
    payment,
    transactionFee,
    disputeFee,
    fees,
    refunded,
    paydown,
    isDeducted: disputeFee.amount > 0,
    net: figure([...payment.parts, ...minus(fees), ...minus(refunded), ...minus(paydown)]),
  };
}

const figureOf = (amount: number, type: TransactionType = 'charge'): Figure =>
  figure([{ transaction_id: null, type, amount }].filter(notNothing));

function paydownOf({ paydown }: Charge, rows: readonly Movement[]): Figure {
  const booked = read(rows, isPaydown, 'amount', -1);
  return booked.parts.length > 0 || paydown === null
    ? booked
    : figureOf(Math.abs(paydown.amount), 'financing_paydown');
}
