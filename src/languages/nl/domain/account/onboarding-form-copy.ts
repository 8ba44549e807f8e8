import type * as english from '#domain/account/onboarding-form-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const onboardingFormCopy: Words<typeof english.onboardingFormCopy> = {
  country: 'Kies een land',
  business_type: 'Kies een soort bedrijf',
  'company.structure': 'Geef een antwoord',
  mcc: 'Kies een soort goederen of diensten',
  annual_revenue: 'Geef een antwoord',
  go_live_timeframe: 'Geef een antwoord',
};
