import { fail } from '#contract/errors.ts';
import { evaluateRules, type OrderFacts } from '#domain/fraud/evaluate-rules.ts';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import type { PaymentRequest } from '../payment-provider.ts';
import { findCardByNumber, findCardByToken, type MagicCard } from './magic-cards.ts';

/** A customer at the checkout: a card number of the magic list, and what the store knows of the order. */
export type CustomerPayment = Omit<PaymentRequest, 'payment_method' | 'screening' | 'idempotencyKey'> &
  Readonly<{
    /** A magic card number, or the name of another way of paying. */
    card: string;
    rules?: readonly SavedRule[];
    order?: Omit<OrderFacts, 'avs_mismatch' | 'order_total'> & Partial<Pick<OrderFacts, 'order_total'>>;
    idempotencyKey?: string;
  }>;

/** Whether the address the bank keeps differs from the one given; null where it was not compared. */
const avsMismatch = (card: MagicCard | undefined, hasAddress: boolean): boolean | null =>
  card && hasAddress && card.postalCode !== 'unavailable'
    ? card.postalCode === 'fail' || card.line1 === 'fail'
    : null;

/** The token that stands for the card from here on, and what its bank says of the address. The number goes no further. */
export type CheckedCard = Readonly<{ payment_method: string; isCard: boolean; avs_mismatch: boolean | null }>;

/** Answers for a magic card number, for the token of one that was saved, or for the name of another way of paying. */
export function checkCard(typed: string, hasAddress: boolean): CheckedCard | undefined {
  const card = findCardByNumber(typed) ?? findCardByToken(typed);
  if (!card && !/^[a-z_]+$/.test(typed)) return undefined;
  return {
    payment_method: card?.token ?? `pm_${typed}`,
    isCard: card !== undefined,
    avs_mismatch: avsMismatch(card, hasAddress),
  };
}

/** Runs the store's own rules over the order, with what the card's bank would say of the address. */
export function screenPayment(
  payment: CustomerPayment,
): Pick<PaymentRequest, 'payment_method' | 'screening'> {
  const checked = checkCard(payment.card, payment.billing_address !== undefined);
  if (!checked) throw fail('payment_method_unavailable', { method: 'card' });
  const { payment_method, avs_mismatch } = checked;
  if (!payment.rules || !payment.order) return { payment_method };
  const { outcome, fired } = evaluateRules(payment.rules, {
    order_total: { amount: payment.amount, currency: payment.currency },
    ...payment.order,
    avs_mismatch,
  });
  return { payment_method, screening: { outcome, ruleset_results: fired } };
}
