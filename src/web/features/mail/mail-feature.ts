import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { count } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const mailFeature = {
  path: '/mail',
  title: titlesCopy.mail,
  asks: 'manage_people',
  load: () => import('./mail-screen.tsx').then((screen) => screen.MailScreen),
  search: z.object({ id: count }),
} as const satisfies Feature;
