import type { onboardingFormCopy as english } from '#domain/account/onboarding-form-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const onboardingFormCopy: Words<typeof english> = {
  country: 'Indica un país',
  business_type: 'Indica un tipo de empresa',
  'company.structure': 'Indica una respuesta',
  mcc: 'Indica un tipo de bienes o servicios',
  annual_revenue: 'Indica una respuesta',
  go_live_timeframe: 'Indica una respuesta',
};
