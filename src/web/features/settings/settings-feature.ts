import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { read } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const settingsFeature = {
  path: '/settings/payments',
  title: titlesCopy.settings,
  asks: 'change_settings',
  load: () => import('./settings-screen.tsx').then((screen) => screen.SettingsScreen),
  search: z.object({ method: read(z.enum(['payment_request', 'woopay'])) }),
  menu: { under: 'settings', label: titlesCopy.settingsMenu },
} as const satisfies Feature;
