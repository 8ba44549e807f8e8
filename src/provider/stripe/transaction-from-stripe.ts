import type Stripe from 'stripe';
import type { TransactionType } from '#domain/payments/transaction-type.ts';
import { cameBack } from '#domain/payouts/payout-proof.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { FeeHistoryEntry, FeeRates } from '../payment-details.ts';
import type { BalanceTransaction } from '../provider-objects.ts';
import { movementTypeOf } from './movement-type.ts';
import { payoutStatusOf } from './payout-from-stripe.ts';
import { rateOf } from './rate-from-stripe.ts';
import { chargeId, disputeId, idOf, present, refundId, transactionId } from './stripe-ids.ts';

/** What leaves with a payout, or comes back with it, is told by the payout. Money held back from payouts is another thing. */
const OF_PAYOUTS: readonly string[] = ['payout', 'payout_cancel', 'payout_failure'];
const DESCRIPTION_MAX = 200;

type Source = Pick<BalanceTransaction, 'charge' | 'refund' | 'dispute'> &
  Readonly<{ paidIn: string | null; paid: readonly number[] }>;

/** What caused the movement, where Stripe was asked to send it along. */
function sourceOf(source: Stripe.BalanceTransaction['source']): Source {
  const nothing = { charge: null, refund: null, dispute: null, paidIn: null, paid: [] };
  if (source === null || typeof source === 'string') return { ...nothing, charge: plainCharge(source) };
  switch (source.object) {
    case 'charge':
      return {
        ...nothing,
        charge: chargeId(source),
        paidIn: source.currency,
        paid: [source.captured ? (source.amount_captured ?? source.amount) : source.amount, source.amount],
      };
    case 'refund':
      return {
        ...nothing,
        refund: refundId(source),
        charge: chargeId(source.charge),
        paidIn: source.currency,
        paid: [source.amount],
      };
    case 'dispute':
      return {
        ...nothing,
        dispute: disputeId(source),
        charge: chargeId(source.charge),
        paidIn: source.currency,
        paid: [source.amount],
      };
    default:
      return nothing;
  }
}
const plainCharge = (id: string | null) => (id !== null && /^(?:ch|py)_/.test(id) ? chargeId(id) : null);

/** What a part of a fee is for; whatever else Stripe took is the price of the method. */
const FEE_PARTS: Readonly<Record<string, NonNullable<FeeHistoryEntry['additional_type']>>> = {
  application_fee: 'application',
  payment_method_passthrough_fee: 'network',
  tax: 'tax',
  withheld_tax: 'withheld-tax',
};

/** Stripe tells what was taken, not by which rate: each part of a fee is told as the sum it was. */
function feeRatesOf({ fee, fee_details, currency: code }: Stripe.BalanceTransaction): FeeRates | null {
  if (fee_details.length === 0) return null;
  const price = fee_details.filter(({ type }) => !FEE_PARTS[type]);
  const added = fee_details.filter(({ type }) => FEE_PARTS[type]);
  const history = [...price, ...added].map((part, index): FeeHistoryEntry => {
    const additional_type = FEE_PARTS[part.type];
    return {
      type: additional_type || index > 0 ? 'additional' : 'base',
      ...(additional_type && { additional_type }),
      percentage_rate: 0,
      fixed_rate: minor(part.amount),
      currency: currency(part.currency),
    };
  });
  return { percentage: 0, fixed: minor(fee), fixed_currency: currency(code), history };
}

/** What has no word here keeps Stripe's own, so that a merchant can ask about it. */
function wordsOf(told: Stripe.BalanceTransaction): BalanceTransaction['metadata'] {
  const words = told.description ?? told.reporting_category.replaceAll('_', ' ');
  const source = idOf(told.source);
  return { description: words.slice(0, DESCRIPTION_MAX), ...(source && { source }) };
}

const payoutBehind = ({ source }: Stripe.BalanceTransaction): Stripe.Payout | null =>
  typeof source === 'object' && source?.object === 'payout' ? source : null;

/**
 * A payout that came back gives its money to the next one. What was inside one by the schedule goes on itself; of one made by
 * hand nobody knows what was inside, so its sum leaves and comes back as two movements of their own.
 */
const isCarriedOver = (told: Stripe.BalanceTransaction): boolean => {
  const payout = payoutBehind(told);
  return payout !== null && !payout.automatic && cameBack(payoutStatusOf(payout));
};

/** The payout by the schedule whose money this movement gave back, where it did. */
export const returnedPayout = (told: Stripe.BalanceTransaction): string | null =>
  OF_PAYOUTS.includes(told.type) && told.type !== 'payout' && !isCarriedOver(told) ? idOf(told.source) : null;

/** Of which of a merchant's balances it is a movement. */
const balanceOf = ({ balance_type }: Stripe.BalanceTransaction): string => balance_type ?? 'payments';

/**
 * One movement of the balance, whatever it was for: nothing may be missing from sums. Undefined only for the payout itself.
 * Which payout a movement left with is not told here: only the payout knows (`listPayoutTransactions`).
 */
export function transactionFromStripe(told: Stripe.BalanceTransaction): BalanceTransaction | undefined {
  if (OF_PAYOUTS.includes(told.type) && !isCarriedOver(told)) return undefined;
  const type = movementTypeOf(told);
  const isAdjustment = type === 'adjustment';
  const { paidIn, paid, ...cause } = sourceOf(told.source);
  /** An adjustment is between Stripe and the merchant, even where a sale gave rise to it: no customer paid it. */
  const customer_currency = (isAdjustment ? null : paidIn) ?? told.currency;
  const isExchanged = customer_currency !== told.currency;
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
    customer_amount: minor(isExchanged ? Math.sign(told.amount) * paidBy(told, paid) : told.amount),
    exchange_rate: isExchanged ? rateOf(rated(told, paid), customer_currency) : null,
    fee_rates: feeRatesOf(told),
    ...(isAdjustment ? linkOf(told, cause) : cause),
    loan: null,
    payout: undefined,
    ...(balanceOf(told) !== 'payments' && { balance_type: balanceOf(told) }),
    metadata: isAdjustment ? wordsOf(told) : loanNoteOf(told, type),
  };
}

/** What of a hold was not captured belongs to its sale; whatever else adjusts a balance belongs to none. */
const linkOf = ({ reporting_category }: Stripe.BalanceTransaction, { charge }: Pick<Source, 'charge'>) => ({
  charge: reporting_category === 'partial_capture_reversal' ? charge : null,
  refund: null,
  dispute: null,
});

/** A movement of a loan names what Stripe called it, by which its loan is found. */
function loanNoteOf(told: Stripe.BalanceTransaction, type: TransactionType): BalanceTransaction['metadata'] {
  const source = type.startsWith('financing_') ? idOf(told.source) : null;
  return source === null ? {} : { source };
}

/** Of the sums that may be behind a movement, the one that its rate makes it of: a hold is booked whole, and captured in part. */
function paidBy({ amount, exchange_rate }: Stripe.BalanceTransaction, sums: readonly number[]): number {
  const charged = exchange_rate ? Math.abs(amount) / exchange_rate : 0;
  const [first = 0, ...others] = sums;
  return others.reduce(
    (best, one) => (Math.abs(one - charged) < Math.abs(best - charged) ? one : best),
    first,
  );
}

/** Where Stripe does not say by which rate, the two sums do. */
function rated(told: Stripe.BalanceTransaction, sums: readonly number[]) {
  const paid = paidBy(told, sums);
  const exchange_rate = told.exchange_rate ?? (paid === 0 ? null : Math.abs(told.amount) / paid);
  return { exchange_rate, currency: told.currency };
}
