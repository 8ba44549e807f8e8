import type { Feature } from '#web/shared/feature.ts';

export const apiKeysFeature = {
  path: '/api-keys',
  title: 'API keys',
  asks: 'manage_people',
  load: async () => (await import('./api-keys-screen.tsx')).ApiKeysScreen,
  menu: { under: 'settings' },
} as const satisfies Feature;
