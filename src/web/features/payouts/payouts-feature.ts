import { type Feature, MONEY_KINDS } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const payoutsFeature = {
  path: '/payments/payouts',
  title: titlesCopy.payouts,
  asks: 'see_payouts',
  load: () => import('./payouts-screen.tsx').then((screen) => screen.PayoutsScreen),
  search: listSearch,
  menu: { under: 'payments' },
  showsMoney: true,
  live: { '/wc/v3/payments/deposits': [...MONEY_KINDS, 'account'] },
} as const satisfies Feature;
