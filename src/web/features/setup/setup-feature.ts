import type { Feature } from '#web/shared/feature.ts';

export const setupFeature = {
  path: '/payments/setup',
  title: 'Payments service',
  asks: 'change_account',
  load: async () => (await import('./setup-screen.tsx')).SetupScreen,
  above: '/payments/sync',
} as const satisfies Feature;
