import type { Feature } from '#web/shared/feature.ts';

export const homeFeature = {
  path: '/',
  title: 'Home',
  load: () => import('./home-screen.tsx').then((screen) => screen.HomeScreen),
  menu: { under: 'store', icon: 'home' },
} as const satisfies Feature;
