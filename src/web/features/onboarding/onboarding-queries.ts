import { queryOptions } from '@tanstack/react-query';
import { askEarlySelling, readOnboardingFields } from '#contract/onboarding.ts';
import { getOptions } from '#contract/options.ts';
import {
  businessCountry,
  canAskForEarlySelling,
  type OnboardingAnswers,
  onboardingUrl,
} from '#domain/account/onboarding-form.ts';
import { call } from '#web/api/client.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

const NEEDED_OPTIONS =
  'woocommerce_coming_soon,woocommerce_private_link,woocommerce_share_key,woocommerce_onboarding_profile';

/** What the business step offers, and what the store already says of itself. */
export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const [fields, options] = await Promise.all([
      pageSettings().onboardingFieldsData ??
        call(readOnboardingFields, {}, { signal }).then(({ data }) => data),
      call(getOptions, { options: NEEDED_OPTIONS }, { signal }),
    ]);
    const industry = options.woocommerce_onboarding_profile?.industry[0]?.slug ?? '';
    return {
      fields,
      mcc: Object.hasOwn(fields.industry_to_mcc, industry) ? fields.industry_to_mcc[industry] : undefined,
      url: onboardingUrl({
        home: `${location.origin}/`,
        isComingSoon: options.woocommerce_coming_soon === 'yes',
        hasPrivateLink: options.woocommerce_private_link === 'yes',
        shareKey: options.woocommerce_share_key ?? '',
      }),
    };
  },
});

/** Whether this business may sell early. A question that cannot be asked or answered is answered no. */
export async function maySellEarly(answers: OnboardingAnswers): Promise<boolean> {
  const { country = '', business_type = '', mcc = '', annual_revenue = '', go_live_timeframe = '' } = answers;
  if (!canAskForEarlySelling(answers)) return false;
  const business = { country: businessCountry(country), type: business_type, mcc };
  return call(askEarlySelling, { business, store: { annual_revenue, go_live_timeframe } }).then(
    ({ result }) => result === 'eligible',
    () => false,
  );
}
