import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const bankMatchingFeature = {
  path: '/payments/bank/matching',
  title: titlesCopy.bankMatching,
  asks: 'see_payouts',
  load: () => import('./bank-matching-screen.tsx').then((screen) => screen.BankMatchingScreen),
  search: listSearch,
  above: '/payments/bank',
  showsMoney: true,
  live: { '/wc/v3/payments/bank/matches': ['payout'], '/wc/v3/payments/bank/payouts': ['payout'] },
} as const satisfies Feature;
