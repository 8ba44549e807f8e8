import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { word } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const disputeChallengeFeature = {
  path: '/payments/disputes/challenge',
  title: titlesCopy.disputeChallenge,
  asks: 'answer_disputes',
  load: () => import('./dispute-challenge-screen.tsx').then((screen) => screen.DisputeChallengeScreen),
  search: z.object({ id: word }),
  above: '/payments/disputes',
  showsMoney: true,
} as const satisfies Feature;
