import type { Feature } from '#web/shared/feature.ts';

export const cardReadersFeature = {
  path: '/payments/card-readers',
  title: 'Card readers',
  load: () => import('./card-readers-screen.tsx').then((screen) => screen.CardReadersScreen),
  menu: { under: 'payments' },
} as const satisfies Feature;
