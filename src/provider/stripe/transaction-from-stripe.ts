import type Stripe from 'stripe';
import type { TransactionType } from '#domain/payments/transaction-type.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { FeeRates } from '../payment-details.ts';
import type { BalanceTransaction } from '../provider-objects.ts';
import { chargeId, disputeId, idOf, present, refundId, transactionId } from './stripe-ids.ts';

/** Categories say what a movement was for; its `type` alone calls a dispute an adjustment. */
const BY_CATEGORY: Readonly<Record<string, TransactionType>> = {
  charge: 'charge',
  refund: 'refund',
  partial_capture_reversal: 'refund',
  refund_failure: 'refund_failure',
  charge_failure: 'payment_failure_refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute_reversal',
  advance: 'financing_payout',
  financing_payout: 'financing_payout',
  anticipation_repayment: 'financing_paydown',
  financing_paydown: 'financing_paydown',
};
/** Methods that are no card have words of their own for the same thing. */
const BY_TYPE: Readonly<Record<string, TransactionType>> = {
  payment: 'payment',
  payment_refund: 'payment_refund',
  payment_failure_refund: 'payment_failure_refund',
};
const READER_FEE = /terminal|card reader/i;
/** What leaves with a payout, or comes back with it, is told by the payout. */
const OF_PAYOUTS: readonly string[] = ['payout', 'payout_reversal'];
const DESCRIPTION_MAX = 200;

function typeOf({
  reporting_category,
  type,
  description,
}: Stripe.BalanceTransaction): TransactionType | undefined {
  if (reporting_category === 'fee' && READER_FEE.test(description ?? '')) return 'card_reader_fee';
  if (OF_PAYOUTS.includes(reporting_category)) return undefined;
  const known = BY_CATEGORY[reporting_category];
  return known ? (BY_TYPE[type] ?? known) : 'adjustment';
}

type Source = Pick<BalanceTransaction, 'charge' | 'refund' | 'dispute'> &
  Readonly<{ paidIn: string | null; paid: number }>;

/** What caused the movement, where Stripe was asked to send it along. */
function sourceOf(source: Stripe.BalanceTransaction['source']): Source {
  const nothing = { charge: null, refund: null, dispute: null, paidIn: null, paid: 0 };
  if (source === null || typeof source === 'string') return { ...nothing, charge: plainCharge(source) };
  switch (source.object) {
    case 'charge':
      return {
        ...nothing,
        charge: chargeId(source),
        paidIn: source.currency,
        paid: source.captured ? source.amount_captured : source.amount,
      };
    case 'refund':
      return {
        ...nothing,
        refund: refundId(source),
        charge: chargeId(source.charge),
        paidIn: source.currency,
        paid: source.amount,
      };
    case 'dispute':
      return {
        ...nothing,
        dispute: disputeId(source),
        charge: chargeId(source.charge),
        paidIn: source.currency,
        paid: source.amount,
      };
    default:
      return nothing;
  }
}
const plainCharge = (id: string | null) => (id !== null && /^(?:ch|py)_/.test(id) ? chargeId(id) : null);

/** Stripe tells what was taken, not by which rate: each part of a fee is told as the sum it was. */
const feeRatesOf = ({ fee, fee_details, currency: code }: Stripe.BalanceTransaction): FeeRates | null =>
  fee_details.length === 0
    ? null
    : {
        percentage: 0,
        fixed: minor(fee),
        fixed_currency: currency(code),
        history: fee_details.map((part, index) => ({
          type: index === 0 ? 'base' : 'additional',
          percentage_rate: 0,
          fixed_rate: minor(part.amount),
          currency: currency(part.currency),
        })),
      };

/** What has no word here keeps Stripe's own, so that a merchant can ask about it. */
function wordsOf(told: Stripe.BalanceTransaction): BalanceTransaction['metadata'] {
  const words = told.description ?? told.reporting_category.replaceAll('_', ' ');
  const source = idOf(told.source);
  return { description: words.slice(0, DESCRIPTION_MAX), ...(source && { source }) };
}

/** The payout whose money this movement gave back, where it did. */
export const returnedPayout = ({ reporting_category, source }: Stripe.BalanceTransaction): string | null =>
  reporting_category === 'payout_reversal' ? idOf(source) : null;

/**
 * One movement of the balance, whatever it was for: nothing may be missing from sums. Undefined only for the payout itself.
 * Which payout a movement left with is not told here: only the payout knows (`listPayoutTransactions`).
 */
export function transactionFromStripe(told: Stripe.BalanceTransaction): BalanceTransaction | undefined {
  const type = typeOf(told);
  if (type === undefined) return undefined;
  const isAdjustment = type === 'adjustment';
  /** An adjustment is between Stripe and the merchant, even where a sale gave rise to it: no customer paid it. */
  const { paidIn, paid, ...cause } = sourceOf(isAdjustment ? null : told.source);
  const customer_currency = paidIn ?? told.currency;
  return {
    id: present(transactionId(told)),
    type,
    reporting_category: told.reporting_category,
    created: epochSeconds(told.created),
    available_on: epochSeconds(told.available_on),
    status: told.status === 'available' ? 'available' : 'pending',
    currency: currency(told.currency),
    amount: minor(told.amount),
    fee: minor(told.fee),
    net: minor(told.net),
    customer_currency: currency(customer_currency),
    customer_amount: minor(customer_currency === told.currency ? told.amount : Math.sign(told.amount) * paid),
    exchange_rate: told.exchange_rate === null ? null : String(told.exchange_rate),
    fee_rates: feeRatesOf(told),
    ...cause,
    loan: null,
    payout: undefined,
    metadata: isAdjustment ? wordsOf(told) : {},
  };
}
