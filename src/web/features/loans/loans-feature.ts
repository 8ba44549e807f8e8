import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const loansFeature = {
  path: '/payments/loans',
  title: titlesCopy.loans,
  asks: 'see_payouts',
  load: () => import('./loans-screen.tsx').then((screen) => screen.LoansScreen),
  menu: { under: 'payments', isShown: ({ providerCan }) => providerCan.loans },
  showsMoney: true,
  live: { '/wc/v3/payments/capital': ['account', 'transaction', 'loan'] },
} as const satisfies Feature;
