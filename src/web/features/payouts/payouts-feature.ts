import { type Feature, MONEY_KINDS } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';

export const payoutsFeature = {
  path: '/payments/payouts',
  title: 'Payouts',
  asks: 'see_payouts',
  load: () => import('./payouts-screen.tsx').then((screen) => screen.PayoutsScreen),
  search: listSearch,
  menu: { under: 'payments' },
  showsMoney: true,
  live: { '/wc/v3/payments/deposits': [...MONEY_KINDS, 'account'] },
} as const satisfies Feature;
