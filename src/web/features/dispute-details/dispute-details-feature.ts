import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { word } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const disputeDetailsFeature = {
  path: '/payments/disputes/details',
  title: titlesCopy.disputeDetails,
  load: () => import('./dispute-details-screen.tsx').then((screen) => screen.DisputeDetailsScreen),
  search: z.object({ id: word }),
  above: '/payments/disputes',
} as const satisfies Feature;
