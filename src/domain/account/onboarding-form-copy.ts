import { spoken } from '../shared/spoken.ts';

/** What is still missing, under its field. */
export const onboardingFormCopy = spoken('domain/account/onboarding-form-copy#onboardingFormCopy', {
  country: 'Please provide a country',
  business_type: 'Please provide a business type',
  'company.structure': 'Please provide a response',
  mcc: 'Please provide a type of goods or services',
  annual_revenue: 'Please provide a response',
  go_live_timeframe: 'Please provide a response',
} as const);
