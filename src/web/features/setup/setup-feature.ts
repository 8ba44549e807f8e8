import type { Feature } from '#web/shared/feature.ts';

export const setupFeature = {
  path: '/payments/setup',
  title: 'Payments service',
  asks: 'change_account',
  load: () => import('./setup-screen.tsx').then((screen) => screen.SetupScreen),
  above: '/payments/sync',
} as const satisfies Feature;
