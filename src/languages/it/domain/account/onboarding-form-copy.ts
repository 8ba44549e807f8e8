import type * as english from '#domain/account/onboarding-form-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const onboardingFormCopy: Words<typeof english.onboardingFormCopy> = {
  country: 'Indica un Paese',
  business_type: 'Indica il tipo di attività',
  'company.structure': 'Indica una risposta',
  mcc: 'Indica il tipo di beni o servizi',
  annual_revenue: 'Indica una risposta',
  go_live_timeframe: 'Indica una risposta',
};
