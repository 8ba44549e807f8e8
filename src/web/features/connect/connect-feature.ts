import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { flag, text } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const connectFeature = {
  path: '/payments/connect',
  title: titlesCopy.connect,
  asks: 'change_account',
  load: () => import('./connect-screen.tsx').then((screen) => screen.ConnectScreen),
  search: z.object({
    /** Any text; the screen keeps its word characters and dashes. */
    source: text,
    from: text,
    redirect_to_settings_page: flag,
    capabilities: text,
    auto_start_test_drive_onboarding: flag,
    test_drive_error: flag,
    'wcpay-connection-error': flag,
  }),
} as const satisfies Feature;
