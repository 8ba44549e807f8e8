import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const bankFeature = {
  path: '/payments/bank',
  title: titlesCopy.bank,
  asks: 'see_payouts',
  load: () => import('./bank-screen.tsx').then((screen) => screen.BankScreen),
  search: listSearch,
  menu: { under: 'payments' },
  showsMoney: true,
} as const satisfies Feature;
