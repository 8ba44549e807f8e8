import type { onboardingFormCopy as english } from '#domain/account/onboarding-form-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const onboardingFormCopy: Words<typeof english> = {
  country: '国を選んでください',
  business_type: '事業形態を選んでください',
  'company.structure': '回答を選んでください',
  mcc: '商品またはサービスの種類を選んでください',
  annual_revenue: '回答を選んでください',
  go_live_timeframe: '回答を選んでください',
};
