import type Stripe from 'stripe';
import type { TransactionType } from '#domain/payments/transaction-type.ts';

/**
 * Our words for Stripe's reporting categories, which say what a movement was for; its `type` alone calls a dispute an adjustment.
 * Whatever is not here is an adjustment with Stripe's own words: so is the rest of a hold that was not captured, which no
 * customer got back, and money that was lent to us for other reasons than a loan of the merchant's.
 */
const BY_CATEGORY: Readonly<Record<string, TransactionType>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  charge_failure: 'payment_failure_refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute_reversal',
  financing_payout: 'financing_payout',
  financing_payout_reversal: 'financing_payout',
  financing_paydown: 'financing_paydown',
  financing_paydown_reversal: 'financing_paydown',
};
/** Methods that are no card have words of their own for the same thing. */
const BY_TYPE: Readonly<Record<string, TransactionType>> = {
  payment: 'payment',
  payment_refund: 'payment_refund',
  payment_failure_refund: 'payment_failure_refund',
};
const READER_FEE = /terminal|card reader/i;

type Told = Pick<Stripe.BalanceTransaction, 'reporting_category' | 'type' | 'description'>;

export function movementTypeOf({ reporting_category, type, description }: Told): TransactionType {
  if (reporting_category === 'fee' && READER_FEE.test(description ?? '')) return 'card_reader_fee';
  const known = BY_CATEGORY[reporting_category];
  return known ? (BY_TYPE[type] ?? known) : 'adjustment';
}
