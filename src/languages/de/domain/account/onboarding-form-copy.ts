import type { onboardingFormCopy as english } from '#domain/account/onboarding-form-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const onboardingFormCopy: Words<typeof english> = {
  country: 'Bitte wählen Sie ein Land',
  business_type: 'Bitte wählen Sie eine Unternehmensart',
  'company.structure': 'Bitte wählen Sie eine Antwort',
  mcc: 'Bitte wählen Sie eine Art von Waren oder Leistungen',
  annual_revenue: 'Bitte wählen Sie eine Antwort',
  go_live_timeframe: 'Bitte wählen Sie eine Antwort',
};
