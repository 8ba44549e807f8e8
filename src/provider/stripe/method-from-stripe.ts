import type Stripe from 'stripe';
import type {
  CardDetails,
  ChargeOutcome,
  CheckResult,
  PaymentMethodDetails,
  RiskName,
} from '../payment-details.ts';

type Told = Stripe.Charge.PaymentMethodDetails;
type ToldCard = NonNullable<Told['card'] | Told['card_present'] | Told['interac_present']>;

const CHECKS: readonly NonNullable<CheckResult>[] = ['pass', 'fail', 'unavailable'];
const checkOf = (told: string | null): CheckResult => CHECKS.find((one) => one === told) ?? null;
const FUNDINGS: readonly CardDetails['funding'][] = ['credit', 'debit', 'prepaid'];

function cardOf(card: ToldCard): CardDetails {
  const checks = 'checks' in card ? card.checks : null;
  return {
    brand: card.brand ?? 'unknown',
    network: card.network ?? card.brand ?? 'unknown',
    last4: card.last4 ?? '',
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    funding: FUNDINGS.find((one) => one === card.funding) ?? 'unknown',
    fingerprint: card.fingerprint ?? '',
    country: card.country ?? '',
    checks: checks && {
      cvc_check: checkOf(checks.cvc_check),
      address_line1_check: checkOf(checks.address_line1_check),
      address_postal_code_check: checkOf(checks.address_postal_code_check),
    },
  };
}

/** What methods that are no card tell of themselves, as far as our screens have a place for it. */
const TOLD_WORDS = ['bank_name', 'bic', 'iban_last4', 'last4', 'bank_code', 'fingerprint', 'verified_name'];

function wordsOf(details: unknown): Readonly<Record<string, string>> {
  if (typeof details !== 'object' || details === null) return {};
  return Object.fromEntries(
    Object.entries(details).flatMap(([key, value]) =>
      TOLD_WORDS.includes(key) && typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}

export function methodFromStripe(told: Told | null): PaymentMethodDetails {
  if (told === null) return { type: 'card', identifier: null };
  const { type } = told;
  const card = told.card ?? told.card_present ?? told.interac_present;
  if (card) {
    const details = cardOf(card);
    return { type, card: details, identifier: details.last4 || null };
  }
  const words = wordsOf(Object.entries(told).find(([key]) => key === type)?.[1]);
  return { type, identifier: words.last4 ?? words.iban_last4 ?? words.bank_name ?? null, details: words };
}

const OUTCOMES: readonly ChargeOutcome['type'][] = [
  'authorized',
  'issuer_declined',
  'blocked',
  'invalid',
  'manual_review',
];
const NETWORK: readonly ChargeOutcome['network_status'][] = [
  'approved_by_network',
  'declined_by_network',
  'not_sent_to_network',
];
const RISKS: readonly RiskName[] = ['normal', 'elevated', 'highest', 'not_assessed'];

/** How Stripe and the bank judged a payment. Enumerations are open at Stripe, so each has a word for what is new. */
export function outcomeFromStripe({ outcome, paid }: Pick<Stripe.Charge, 'outcome' | 'paid'>): ChargeOutcome {
  return {
    type: OUTCOMES.find((one) => one === outcome?.type) ?? (paid ? 'authorized' : 'invalid'),
    network_status:
      NETWORK.find((one) => one === outcome?.network_status) ??
      (paid ? 'approved_by_network' : 'declined_by_network'),
    reason: outcome?.reason ?? null,
    risk_level: RISKS.find((one) => one === outcome?.risk_level) ?? 'not_assessed',
    risk_score: outcome?.risk_score ?? null,
    seller_message: outcome?.seller_message ?? '',
  };
}
