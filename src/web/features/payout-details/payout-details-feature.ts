import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { list, text } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const payoutDetailsFeature = {
  path: '/payments/payouts/details',
  title: titlesCopy.payoutDetails,
  asks: 'see_payouts',
  load: () => import('./payout-details-screen.tsx').then((screen) => screen.PayoutDetailsScreen),
  /** With the list of what left with it. An id that can be none is told apart by the screen. */
  search: z.object({ ...list, id: text }),
  above: '/payments/payouts',
  showsMoney: true,
} as const satisfies Feature;
