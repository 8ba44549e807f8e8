import type Stripe from 'stripe';

const REJECTIONS: readonly string[] = [
  'rejected.fraud',
  'rejected.listed',
  'rejected.terms_of_service',
  'rejected.other',
];
const isFilled = (list: readonly string[] | null | undefined): boolean => (list ?? []).length > 0;

type Told = Pick<Stripe.Account, 'charges_enabled' | 'payouts_enabled' | 'details_submitted'> &
  Partial<Pick<Stripe.Account, 'requirements'>>;

/** Stripe tells what is missing and what is closed; the product has one word for where that leaves the account. */
export function accountStatusFromStripe(told: Told): string {
  const { charges_enabled, payouts_enabled, details_submitted, requirements } = told;
  const closed = requirements?.disabled_reason ?? '';
  if (closed.startsWith('rejected.')) return REJECTIONS.includes(closed) ? closed : 'rejected.other';
  if (closed === 'under_review' || closed === 'listed') return 'under_review';
  if (closed === 'platform_paused') return 'platform_paused';
  if (!details_submitted) return 'pending_verification';
  if (closed === 'requirements.pending_verification') return 'pending_verification';
  if (charges_enabled !== payouts_enabled) return 'restricted_partially';
  if (!charges_enabled || isFilled(requirements?.past_due)) return 'restricted';
  if (requirements?.current_deadline && isFilled(requirements.currently_due)) return 'restricted_soon';
  if (isFilled(requirements?.pending_verification)) return 'pending_verification';
  return isFilled(requirements?.eventually_due) ? 'enabled' : 'complete';
}
