import type {
  CardDetails,
  ChargeOutcome,
  Customer,
  PaymentMethodDetails,
  RiskName,
} from '../../payment-details.ts';
import { type CardExpiry, expiryOf, findCardByToken, type MagicCard } from '../facts/magic-cards.ts';
import { otherDetails } from '../facts/method-details.ts';
import { PAYMENT_METHODS } from '../facts/payment-methods.ts';
import { seededRandom } from '../facts/seeded-random.ts';

/** What a token stands for: a test card, or another way of paying by its name, `pm_ideal`. */
export type PaymentMeans = Readonly<{
  card: MagicCard | undefined;
  /** As it was typed; a card alone has one. */
  expiry?: CardExpiry;
  /** As settings and capabilities name it. */
  method: string;
  /** A debit that its bank returns days later: `pm_sepa_debit_bounces`. */
  bounces: boolean;
  /** A debit that its bank takes days to answer: `pm_sepa_debit_processing`. */
  isSlow: boolean;
}>;

const BOUNCES = '_bounces';
const SLOW = '_processing';

export function findMeans(token: string): PaymentMeans | undefined {
  const card = findCardByToken(token);
  if (card) return { card, expiry: expiryOf(token), method: 'card', bounces: false, isSlow: false };
  const ending = [BOUNCES, SLOW].find((one) => token.endsWith(one));
  const source = token.slice('pm_'.length, ending ? -ending.length : undefined);
  const method = PAYMENT_METHODS.find((known) => known.source === source && known.kind !== 'card');
  if (!method || !token.startsWith('pm_') || (ending && method.kind !== 'debit')) return undefined;
  return { card: undefined, method: source, bounces: ending === BOUNCES, isSlow: ending === SLOW };
}

type Payer = Readonly<{
  customer: Pick<Customer, 'name' | 'country'>;
  isPresent: boolean;
  hasAddress: boolean;
  /** The same payment tells the same of itself, in memory and in the database. */
  seed: string;
}>;

export function methodDetails(
  { card, expiry, method }: PaymentMeans,
  { customer: { name, country }, isPresent, hasAddress, seed }: Payer,
): PaymentMethodDetails {
  if (!card) {
    const known = PAYMENT_METHODS.find(({ source }) => source === method);
    const bank = known && typeof known.identifier === 'object' ? (known.identifier[0] ?? null) : null;
    const identifier = known?.identifier === 'last4' ? '6789' : bank;
    const details = otherDetails(seededRandom(seed), method, { identifier, name, country });
    return { type: method, identifier, ...(details && { details }) };
  }
  return {
    type: isPresent ? 'card_present' : 'card',
    card: cardDetails(card, expiry ?? expiryOf(card.token), { isPresent, hasAddress }),
    identifier: card.number.slice(-4),
  };
}

/** Only what may be kept of a card: brand, last four digits, expiry, and the answers to the bank's checks. */
function cardDetails(
  card: MagicCard,
  { month, year }: CardExpiry,
  { isPresent, hasAddress }: Pick<Payer, 'isPresent' | 'hasAddress'>,
): CardDetails {
  return {
    brand: card.brand,
    network: card.brand,
    last4: card.number.slice(-4),
    exp_month: month,
    exp_year: year,
    funding: card.token.endsWith('debit') ? 'debit' : 'credit',
    fingerprint: `fp_${card.token.slice('pm_card_'.length)}`,
    country: card.country,
    checks: isPresent ? null : { cvc_check: card.cvc ?? 'pass', ...addressChecks(card, hasAddress) },
  };
}

/** What the card's bank says of the address; nothing where none was given. */
export const addressChecks = ({ line1 = 'pass', postalCode = 'pass' }: MagicCard, hasAddress: boolean) => ({
  address_line1_check: hasAddress ? line1 : null,
  address_postal_code_check: hasAddress ? postalCode : null,
});

const RISK_SCORES: Readonly<Record<RiskName, number | null>> = {
  normal: 20,
  elevated: 66,
  highest: 92,
  not_assessed: null,
};
const SELLER_MESSAGES: Readonly<Record<ChargeOutcome['type'], string>> = {
  authorized: 'Payment complete.',
  manual_review: 'The payment waits for your review.',
  issuer_declined: 'The bank declined the payment.',
  blocked: 'The payment was blocked as risky.',
  invalid: 'The payment details are not valid.',
};

export const outcomeOf = (
  type: ChargeOutcome['type'],
  risk_level: RiskName,
  reason: string | null,
): ChargeOutcome => ({
  type,
  network_status:
    type === 'issuer_declined'
      ? 'declined_by_network'
      : type === 'blocked' || type === 'invalid'
        ? 'not_sent_to_network'
        : 'approved_by_network',
  reason,
  risk_level,
  risk_score: RISK_SCORES[risk_level],
  seller_message: SELLER_MESSAGES[type],
});
