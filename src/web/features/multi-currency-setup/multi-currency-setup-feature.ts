import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const multiCurrencySetupFeature = {
  path: '/payments/multi-currency-setup',
  title: titlesCopy.multiCurrencySetup,
  asks: 'change_settings',
  load: () => import('./multi-currency-setup-screen.tsx').then((screen) => screen.MultiCurrencySetupScreen),
} as const satisfies Feature;
