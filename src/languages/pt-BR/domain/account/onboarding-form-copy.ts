import type { onboardingFormCopy as english } from '#domain/account/onboarding-form-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const onboardingFormCopy: Words<typeof english> = {
  country: 'Informe um país',
  business_type: 'Informe um tipo de empresa',
  'company.structure': 'Informe uma resposta',
  mcc: 'Informe um tipo de produto ou serviço',
  annual_revenue: 'Informe uma resposta',
  go_live_timeframe: 'Informe uma resposta',
};
