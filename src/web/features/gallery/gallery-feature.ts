import type { Feature } from '#web/shared/feature.ts';

export const galleryFeature = {
  path: '/gallery',
  title: 'Gallery',
  load: () => import('./gallery-screen.tsx').then((screen) => screen.GalleryScreen),
} as const satisfies Feature;
