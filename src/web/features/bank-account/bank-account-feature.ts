import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { text } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const bankAccountFeature = {
  path: '/payments/bank-account',
  title: titlesCopy.bankAccount,
  asks: 'change_account',
  load: () => import('./bank-account-screen.tsx').then((screen) => screen.BankAccountScreen),
  search: z.object({ currency: text }),
  above: '/payments/payouts',
  showsMoney: true,
} as const satisfies Feature;
