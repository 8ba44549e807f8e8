import type { Feature } from '#web/shared/feature.ts';

export const multiCurrencySetupFeature = {
  path: '/payments/multi-currency-setup',
  title: 'Set up multiple currencies',
  asks: 'change_settings',
  load: () => import('./multi-currency-setup-screen.tsx').then((screen) => screen.MultiCurrencySetupScreen),
} as const satisfies Feature;
