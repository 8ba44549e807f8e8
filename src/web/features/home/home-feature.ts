import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const homeFeature = {
  path: '/',
  title: titlesCopy.home,
  load: () => import('./home-screen.tsx').then((screen) => screen.HomeScreen),
  menu: { under: 'store', icon: 'home' },
} as const satisfies Feature;
