import type { onboardingFormCopy as english } from '#domain/account/onboarding-form-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const onboardingFormCopy: Words<typeof english> = {
  country: 'Indiquez un pays',
  business_type: 'Indiquez un type d’entreprise',
  'company.structure': 'Indiquez une réponse',
  mcc: 'Indiquez un type de biens ou de services',
  annual_revenue: 'Indiquez une réponse',
  go_live_timeframe: 'Indiquez une réponse',
};
