import type { RuleOutcome } from '#domain/fraud/saved-rule.ts';
import type { Metadata } from '../payment-details.ts';
import type { PaymentRequest } from '../payment-provider.ts';
import type { Charge } from '../provider-objects.ts';

/** Stripe keeps at most 500 characters under a key. */
const VALUE_MAX = 500;

/** What Stripe has no field for travels as metadata of the payment, under names of our own. */
export function notesOf({
  ...request
}: Pick<
  PaymentRequest,
  'customer' | 'channel' | 'source_device' | 'screening' | 'is_subscription'
>): Metadata {
  const { customer, channel, source_device, screening, is_subscription } = request;
  return {
    customer_name: customer.name.slice(0, VALUE_MAX),
    customer_email: customer.email.slice(0, VALUE_MAX),
    customer_country: customer.country,
    ...(channel && { channel }),
    ...(source_device && { source_device }),
    ...(is_subscription && { payment_type: 'recurring' }),
    ...(screening && {
      screening_outcome: screening.outcome,
      screening_rules: JSON.stringify(screening.ruleset_results).slice(0, VALUE_MAX),
    }),
  };
}

const COUNTRY = /^[a-z]{2}$/i;
/** Anybody may have written into these notes: what is no code of a country is none. */
export const countryCode = (told: string | null | undefined): string =>
  told && COUNTRY.test(told) ? told.toUpperCase() : '';

const OUTCOMES: readonly RuleOutcome[] = ['allow', 'review', 'block'];
const isOutcome = (word: unknown): word is RuleOutcome => OUTCOMES.some((one) => one === word);

export function screeningOf({ screening_outcome, screening_rules }: Metadata): Charge['screening'] {
  if (!isOutcome(screening_outcome)) return null;
  const rules = Object.entries(parsed(screening_rules ?? '')).flatMap(([rule, outcome]) =>
    isOutcome(outcome) ? [[rule, outcome] as const] : [],
  );
  return { outcome: screening_outcome, ruleset_results: Object.fromEntries(rules) };
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // Cut off at the limit, or written by somebody else: then which rule fired is not known.
  }
}
