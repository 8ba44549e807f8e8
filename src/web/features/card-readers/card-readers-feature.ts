import type { Feature } from '#web/shared/feature.ts';

export const cardReadersFeature = {
  path: '/payments/card-readers',
  title: 'Card readers',
  load: async () => (await import('./card-readers-screen.tsx')).CardReadersScreen,
  menu: { under: 'payments' },
} as const satisfies Feature;
