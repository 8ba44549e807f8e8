import * as z from 'zod/mini';
import { type Feature, MONEY_KINDS, SALE_KINDS } from '#web/shared/feature.ts';
import { word } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const paymentDetailsFeature = {
  path: '/payments/transactions/details',
  title: titlesCopy.paymentDetails,
  load: () => import('./payment-details-screen.tsx').then((screen) => screen.PaymentDetailsScreen),
  search: z.object({
    id: word,
    transaction_id: word,
    transaction_type: word,
    type: word,
    status_is: word,
    type_is: word,
  }),
  above: '/payments/transactions',
  showsMoney: true,
  live: {
    '/wc/v3/payments/timeline': [...MONEY_KINDS, 'payment_intent'],
    '/wc/v3/payments/charges': [...SALE_KINDS, 'transaction'],
    '/wc/v3/payments/payment_intents': SALE_KINDS,
    '/wc/v3/payments/fraud_outcomes': SALE_KINDS,
  },
} as const satisfies Feature;
