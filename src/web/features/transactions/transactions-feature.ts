import { type Feature, MONEY_KINDS, SALE_KINDS } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';
import { transactionsAddress } from './transactions-address.ts';

export const transactionsFeature = {
  path: '/payments/transactions',
  title: titlesCopy.transactions,
  load: () => import('./transactions-screen.tsx').then((screen) => screen.TransactionsScreen),
  search: transactionsAddress,
  menu: { under: 'payments' },
  showsMoney: true,
  live: { '/wc/v3/payments/transactions': MONEY_KINDS, '/wc/v3/payments/authorizations': SALE_KINDS },
} as const satisfies Feature;
