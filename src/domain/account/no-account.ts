/** What a store without a payments account gets where an account is asked for. */
export type NoAccount = Readonly<{
  card_present_eligible: false;
  country: string;
  current_deadline: null;
  has_overdue_requirements: false;
  has_pending_requirements: false;
  statement_descriptor: '';
  status: 'NOACCOUNT' | 'ONBOARDING_DISABLED';
  store_currencies: Readonly<{ default: string; supported: readonly string[] }>;
  customer_currencies: Readonly<{ supported: readonly string[] }>;
}>;

type StoreSettings = Readonly<{ country: string; currency: string; onboardingDisabled: boolean }>;

export const noAccount = ({ country, currency, onboardingDisabled }: StoreSettings): NoAccount => ({
  card_present_eligible: false,
  country,
  current_deadline: null,
  has_overdue_requirements: false,
  has_pending_requirements: false,
  statement_descriptor: '',
  status: onboardingDisabled ? 'ONBOARDING_DISABLED' : 'NOACCOUNT',
  store_currencies: { default: currency, supported: [currency] },
  customer_currencies: { supported: [currency] },
});
