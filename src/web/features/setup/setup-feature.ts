import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const setupFeature = {
  path: '/payments/setup',
  title: titlesCopy.setup,
  asks: 'change_account',
  load: () => import('./setup-screen.tsx').then((screen) => screen.SetupScreen),
  above: '/payments/sync',
} as const satisfies Feature;
