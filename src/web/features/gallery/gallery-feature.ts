import type { Feature } from '#web/shared/feature.ts';

export const galleryFeature = {
  path: '/gallery',
  title: 'Gallery',
  load: async () => (await import('./gallery-screen.tsx')).GalleryScreen,
} as const satisfies Feature;
