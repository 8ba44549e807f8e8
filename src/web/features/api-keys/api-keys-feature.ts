import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const apiKeysFeature = {
  path: '/api-keys',
  title: titlesCopy.apiKeys,
  asks: 'manage_people',
  load: () => import('./api-keys-screen.tsx').then((screen) => screen.ApiKeysScreen),
  menu: { under: 'settings' },
} as const satisfies Feature;
