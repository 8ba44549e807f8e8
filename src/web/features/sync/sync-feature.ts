import { type Feature, MONEY_KINDS } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const syncFeature = {
  path: '/payments/sync',
  title: titlesCopy.sync,
  load: () => import('./sync-screen.tsx').then((screen) => screen.SyncScreen),
  menu: { under: 'payments' },
  live: {
    '/wc/v3/payments/sync': [...MONEY_KINDS, 'payment_intent', 'operation', 'sync'],
    '/wc/v3/payments/operations': ['operation'],
  },
} as const satisfies Feature;
