import type { onboardingFormCopy as english } from '#domain/account/onboarding-form-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const onboardingFormCopy: Words<typeof english> = {
  country: 'يُرجى تحديد البلد',
  business_type: 'يُرجى تحديد نوع النشاط التجاري',
  'company.structure': 'يُرجى الإجابة',
  mcc: 'يُرجى تحديد نوع السلع أو الخدمات',
  annual_revenue: 'يُرجى الإجابة',
  go_live_timeframe: 'يُرجى الإجابة',
};
