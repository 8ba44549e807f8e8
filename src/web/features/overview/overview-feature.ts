import * as z from 'zod/mini';
import { type Feature, MONEY_KINDS } from '#web/shared/feature.ts';
import { flag, word } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

/** Whatever a message of the inbox may be about. */
const NEWS_KINDS = ['account', 'payment_intent', ...MONEY_KINDS] as const;

export const overviewFeature = {
  path: '/payments/overview',
  title: titlesCopy.overview,
  load: () => import('./overview-screen.tsx').then((screen) => screen.OverviewScreen),
  search: z.object({
    selected_currency: word,
    source: word,
    'wcpay-connection-success': flag,
    'wcpay-sandbox-success': flag,
    'wcpay-loan-offer-error': flag,
    'wcpay-server-link-error': flag,
    'wcpay-reset-account-error': flag,
    'wcpay-login-error': flag,
  }),
  menu: { under: 'payments', isShown: ({ isAccountValid }) => isAccountValid },
  showsMoney: true,
  live: {
    '/wc/v3/payments/accounts': ['account'],
    '/wc/v3/payments/reporting': MONEY_KINDS,
    '/wc-analytics/admin/notes': NEWS_KINDS,
    '/wc/v3/payments/waiting': NEWS_KINDS,
  },
} as const satisfies Feature;
