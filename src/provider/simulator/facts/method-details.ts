import type { CheckResult, PaymentMethodDetails } from '../../payment-details.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { idLetters } from './provider-ids.ts';
import { type Random, weighted } from './seeded-random.ts';

type Payer = Readonly<{ identifier: string | null; name: string; country: string }>;
type Holder = Readonly<{
  identifier: string | null;
  customer: Readonly<{ name: string; country: Readonly<{ code: string }> }>;
  isPresent: boolean;
}>;

/** No card of a demonstration expires before its history ends. */
const FIRST_EXPIRY_YEAR = 2029;
const EXPIRY_YEARS = 5;

const pickFunding = weighted([
  ['credit', 58],
  ['debit', 36],
  ['prepaid', 5],
  ['unknown', 1],
] as const);
const pickCvcCheck = weighted<CheckResult>([
  ['pass', 960],
  ['unavailable', 30],
  [null, 10],
]);
const pickAddressCheck = weighted<CheckResult>([
  ['pass', 900],
  ['fail', 30],
  ['unavailable', 60],
  [null, 10],
]);

/** What the provider keeps of a way to pay: of cards the usual, of others what the specification names for each. */
export function methodDetailsOf(random: Random, method: PaymentMethod, holder: Holder): PaymentMethodDetails {
  const { identifier, customer, isPresent } = holder;
  if (method.kind !== 'card') {
    const { name, country } = customer;
    const details = otherDetails(random, method.source, { identifier, name, country: country.code });
    return { type: method.source, identifier, ...(details && { details }) };
  }
  return {
    type: isPresent ? 'card_present' : 'card',
    card: {
      brand: method.source,
      network: method.source,
      last4: identifier ?? '0000',
      exp_month: random.between(1, 12),
      exp_year: FIRST_EXPIRY_YEAR + random.below(EXPIRY_YEARS),
      funding: pickFunding(random),
      fingerprint: `fp_${idLetters(random)}`,
      country: customer.country.code,
      checks: isPresent
        ? null
        : {
            cvc_check: pickCvcCheck(random),
            address_line1_check: pickAddressCheck(random),
            address_postal_code_check: pickAddressCheck(random),
          },
    },
    identifier,
  };
}

const fourDigits = (random: Random): string => String(random.below(10_000)).padStart(4, '0');

/** What a way to pay that is no card tells of whoever paid. */
export function otherDetails(
  random: Random,
  source: string,
  { identifier, name: verified_name, country }: Payer,
): PaymentMethodDetails['details'] {
  const bank = identifier ?? '';
  const fingerprint = () => `fp_${idLetters(random)}`;
  switch (source) {
    case 'au_becs_debit':
      return { bsb_number: `0${random.between(10_000, 99_999)}`, last4: bank, fingerprint: fingerprint() };
    case 'sepa_debit':
      return { last4: bank, fingerprint: fingerprint(), country };
    case 'bancontact':
      return { bank_name: 'Test Bank', bic: bank, verified_name };
    case 'giropay':
      return { bank_name: 'Test Bank', bic: bank };
    case 'eps':
      return { bank, verified_name };
    case 'p24':
      return { bank, reference: idLetters(random).slice(0, 12), verified_name };
    case 'ideal':
      return { bank, bic: 'TESTNL2A', country, iban_last4: fourDigits(random), verified_name };
    case 'sofort':
      return {
        bank_code: bank.slice(0, 4),
        bank_name: 'Test Bank',
        bic: bank,
        country,
        iban_last4: fourDigits(random),
        verified_name,
      };
    case 'klarna':
      return { payment_method_category: bank, preferred_locale: `en-${country}` };
    default:
      return undefined;
  }
}
