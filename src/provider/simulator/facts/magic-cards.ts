import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import type { RefundPendingReason } from '#domain/payments/refund-pending.ts';
import type { CheckResult, DisputeWords, RiskName } from '../../payment-details.ts';

/** What a test card does. Whatever is not named goes well. */
export type CardBehaviour = Readonly<{
  brand: string;
  country: string;
  /** The bank's refusal: a code of the card networks. */
  decline?: string;
  /** Refused by the provider's own risk check before the bank is asked. */
  isBlocked?: true;
  risk?: RiskName;
  cvc?: CheckResult;
  line1?: CheckResult;
  postalCode?: CheckResult;
  /** The customer must confirm with a second factor; then the card does what the rest says. */
  needsAction?: true;
  dispute?: Readonly<{
    reason: DisputeReason;
    inquiry?: true;
    count?: 2;
    /** It was settled before it took any money. */
    prevented?: true;
    words?: DisputeWords;
  }>;
  refund?: 'pending' | 'fails';
  /** What a refund that is on its way waits for. */
  refundWaitsFor?: RefundPendingReason;
  /** The money is free at once instead of after the delay. */
  skipsPending?: true;
}>;
export type MagicCard = CardBehaviour & Readonly<{ number: string; token: string }>;

const visa = (number: string, token: string, behaviour: Partial<CardBehaviour> = {}): MagicCard => ({
  number,
  token: `pm_card_${token}`,
  brand: 'visa',
  country: 'US',
  ...behaviour,
});
const declined = (number: string, token: string, decline: string): MagicCard =>
  visa(number, token, { decline });

/** Every card the simulator's checkout accepts, and what comes of it. No other number is taken. */
export const MAGIC_CARDS: readonly MagicCard[] = [
  visa('4242424242424242', 'visa'),
  visa('4000056655665556', 'visa_debit'),
  visa('5555555555554444', 'mastercard', { brand: 'mastercard' }),
  visa('378282246310005', 'amex', { brand: 'amex' }),
  visa('6011111111111117', 'discover', { brand: 'discover' }),
  visa('3566002020360505', 'jcb', { brand: 'jcb', country: 'JP' }),
  visa('4000008260000000', 'gb', { country: 'GB' }),
  visa('4000002760000016', 'de', { country: 'DE' }),
  visa('4000003920000003', 'jp', { country: 'JP' }),
  declined('4000000000000002', 'visa_chargeDeclined', 'card_declined'),
  declined('4000000000009995', 'visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'),
  declined('4000000000009987', 'visa_chargeDeclinedLostCard', 'lost_card'),
  declined('4000000000009979', 'visa_chargeDeclinedStolenCard', 'stolen_card'),
  declined('4000000000000069', 'visa_chargeDeclinedExpiredCard', 'expired_card'),
  declined('4000000000000127', 'visa_chargeDeclinedIncorrectCvc', 'incorrect_cvc'),
  declined('4000000000000119', 'visa_chargeDeclinedProcessingError', 'processing_error'),
  // The one number that fails the check digit, by design.
  declined('4242424242424241', 'visa_incorrectNumber', 'incorrect_number'),
  declined('4000000000006975', 'visa_chargeDeclinedVelocity', 'card_velocity_exceeded'),
  declined('4000000000000341', 'chargeCustomerFail', 'card_declined'),
  visa('4100000000000019', 'radarBlock', { isBlocked: true, risk: 'highest' }),
  visa('4000000000004954', 'riskLevelHighest', { risk: 'highest' }),
  visa('4000000000009235', 'riskLevelElevated', { risk: 'elevated' }),
  visa('4000000000000101', 'cvcCheckFail', { cvc: 'fail' }),
  visa('4000000000000036', 'avsZipFail', { postalCode: 'fail' }),
  visa('4000000000000028', 'avsLine1Fail', { line1: 'fail' }),
  visa('4000000000000010', 'avsFail', { line1: 'fail', postalCode: 'fail' }),
  visa('4000000000000044', 'avsUnchecked', { line1: 'unavailable', postalCode: 'unavailable' }),
  visa('4000000000000259', 'createDispute', { dispute: { reason: 'fraudulent' } }),
  visa('4000000000002685', 'createDisputeProductNotReceived', {
    dispute: { reason: 'product_not_received' },
  }),
  visa('4000000000001976', 'createDisputeInquiry', { dispute: { reason: 'fraudulent', inquiry: true } }),
  visa('4000000404000079', 'createMultipleDisputes', { dispute: { reason: 'fraudulent', count: 2 } }),
  visa('4000000000002735', 'createDisputeCompellingEvidence', {
    dispute: {
      reason: 'fraudulent',
      words: {
        enhanced_evidence: [{ type: 'visa_compelling_evidence_3', status: 'qualified' }],
        answered_for_merchant: 'may',
      },
    },
  }),
  visa('4000000000002743', 'createDisputeCompliance', {
    dispute: {
      reason: 'general',
      words: {
        enhanced_evidence: [{ type: 'visa_compliance', status: 'requires_fee_acknowledgement' }],
        is_charge_refundable: false,
      },
    },
  }),
  visa('4000000000002750', 'createDisputePrevented', { dispute: { reason: 'fraudulent', prevented: true } }),
  visa('4000000000005423', 'createIssuerFraudRecord', { risk: 'elevated' }),
  visa('4000000000007726', 'pendingRefund', { refund: 'pending', refundWaitsFor: 'processing' }),
  visa('4000000000007742', 'pendingRefundNoFunds', {
    refund: 'pending',
    refundWaitsFor: 'insufficient_funds',
  }),
  visa('4000000000007759', 'pendingRefundNoCharge', { refund: 'pending', refundWaitsFor: 'charge_pending' }),
  visa('4000000000007767', 'pendingRefundNeedsAction', {
    refund: 'pending',
    refundWaitsFor: 'requires_action',
  }),
  visa('4000000000005126', 'refundFail', { refund: 'fails' }),
  visa('4000000000000077', 'bypassPending', { skipsPending: true }),
  visa('4000003720000278', 'bypassPendingInternational', { skipsPending: true, country: 'IE' }),
  visa('4000002500003155', 'threeDSecureOptional', { needsAction: true, country: 'FR' }),
  visa('4000002760003184', 'threeDSecureRequired', { needsAction: true, country: 'DE' }),
  visa('4000003800000446', 'threeDSecureSetUp', { country: 'GR' }),
  visa('4000000000003220', 'threeDSecure2Required', { needsAction: true }),
  visa('4000008400001629', 'threeDSecureThenDecline', { needsAction: true, decline: 'card_declined' }),
  visa('4000008400001280', 'threeDSecureError', { needsAction: true, decline: 'processing_error' }),
  visa('4000008260003178', 'threeDSecureThenNoFunds', {
    needsAction: true,
    decline: 'insufficient_funds',
    country: 'GB',
  }),
];

const byToken = new Map(MAGIC_CARDS.map((card) => [card.token, card]));
const byNumber = new Map(MAGIC_CARDS.map((card) => [card.number, card]));

/** The last month of a card: 12 and 2029 for one that says 12/29. */
export type CardExpiry = Readonly<{ month: number; year: number }>;

/** What a test card says where nobody typed anything else, as at the console. */
const EXPIRY: CardExpiry = { month: 12, year: 2030 };
const UNTIL = /_until_(\d{2})_(\d{4})$/;

/** A token stands for a card as somebody typed it, its expiry included. */
export const tokenUntil = ({ token }: MagicCard, { month, year }: CardExpiry = EXPIRY): string =>
  month === EXPIRY.month && year === EXPIRY.year
    ? token
    : `${token}_until_${String(month).padStart(2, '0')}_${year}`;

export function expiryOf(token: string): CardExpiry {
  const [, month, year] = UNTIL.exec(token) ?? [];
  return month === undefined ? EXPIRY : { month: Number(month), year: Number(year) };
}

export const findCardByToken = (token: string): MagicCard | undefined =>
  byToken.get(token.replace(UNTIL, ''));
/** Spaces as on the card are forgiven. */
export const findCardByNumber = (number: string): MagicCard | undefined =>
  byNumber.get(number.replaceAll(' ', ''));
