import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const cardReadersFeature = {
  path: '/payments/card-readers',
  title: titlesCopy.cardReaders,
  load: () => import('./card-readers-screen.tsx').then((screen) => screen.CardReadersScreen),
  menu: { under: 'payments' },
} as const satisfies Feature;
