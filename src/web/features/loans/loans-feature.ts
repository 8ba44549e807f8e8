import type { Feature } from '#web/shared/feature.ts';

export const loansFeature = {
  path: '/payments/loans',
  title: 'Capital Loans',
  asks: 'see_payouts',
  load: async () => (await import('./loans-screen.tsx')).LoansScreen,
  menu: { under: 'payments', isShown: ({ providerCan }) => providerCan.loans },
  showsMoney: true,
  live: { '/wc/v3/payments/capital': ['account', 'transaction', 'loan'] },
} as const satisfies Feature;
