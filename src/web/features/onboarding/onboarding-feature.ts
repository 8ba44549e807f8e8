import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { flag, text } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

const search = z.object({
  source: text,
  from: text,
  collect_payout_requirements: flag,
  redirect_to_settings_page: flag,
  capabilities: text,
  /** The step of the wizard that the browser's Back leaves. */
  step: text,
});

export const onboardingFeature = {
  path: '/payments/onboarding',
  title: titlesCopy.onboarding,
  asks: 'change_account',
  load: () => import('./onboarding-screen.tsx').then((screen) => screen.OnboardingScreen),
  search,
  isFullScreen: true,
} as const satisfies Feature;

export const continueOnboardingFeature = {
  path: '/payments/onboarding/kyc',
  title: titlesCopy.continueOnboarding,
  asks: 'change_account',
  load: () => import('./continue-screen.tsx').then((screen) => screen.ContinueScreen),
  search,
  isFullScreen: true,
} as const satisfies Feature;
