import type { Feature } from '#web/shared/feature.ts';

export const apiKeysFeature = {
  path: '/api-keys',
  title: 'API keys',
  asks: 'manage_people',
  load: () => import('./api-keys-screen.tsx').then((screen) => screen.ApiKeysScreen),
  menu: { under: 'settings' },
} as const satisfies Feature;
