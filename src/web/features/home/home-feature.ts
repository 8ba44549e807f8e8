import type { Feature } from '#web/shared/feature.ts';

export const homeFeature = {
  path: '/',
  title: 'Home',
  load: async () => (await import('./home-screen.tsx')).HomeScreen,
  menu: { under: 'store', icon: 'home' },
} as const satisfies Feature;
