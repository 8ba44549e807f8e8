import { convertedAt } from '../shared/exchange-rate.ts';
import { money } from '../shared/money.ts';
import type { Word } from '../shared/word.ts';
import { bearsTransactionFee, isSale, isTaken } from './charge-figures.ts';
import { takingCost } from './taking-cost.ts';
import type { TransactionType } from './transaction-type.ts';

/** One movement of the balance about a charge, in both currencies. */
type Movement = Readonly<{
  type: Word<TransactionType>;
  currency: string;
  amount: number;
  fees: number;
  customer_currency: string;
  customer_amount: number;
  exchange_rate: string | null;
}>;

/** In the currency the merchant is paid in: what the balance loses, and what the sale cost and nobody returns. */
export type RefundEffect = Readonly<{ currency: string; cost: number; feeKept: number }>;

/** What giving so much of a charge back does; nothing is said of a charge whose sale is in no ledger yet. */
export function refundEffect(movements: readonly Movement[], amount: number): RefundEffect | undefined {
  const sale = movements.find(({ type }) => isSale(type));
  if (!sale) return undefined;
  const { currency, customer_currency, exchange_rate } = sale;
  const own = movements.filter((row) => row.currency === currency);
  const takings = own.filter(({ type }) => isTaken(type));
  const taken = {
    customer: -takings.reduce((sum, row) => sum + row.customer_amount, 0),
    settled: -takings.reduce((sum, row) => sum + row.amount, 0),
  };
  const cost = takingCost(taken, amount, (sum) =>
    exchange_rate === null ? sum : convertedAt(money(sum, customer_currency), exchange_rate, currency),
  );
  const feeKept = own.reduce((sum, { type, fees }) => (bearsTransactionFee(type) ? sum + fees : sum), 0);
  return { currency, cost, feeKept };
}
