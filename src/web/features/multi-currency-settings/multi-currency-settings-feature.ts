import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { read } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const multiCurrencySettingsFeature = {
  path: '/settings/currencies',
  title: titlesCopy.multiCurrencySettings,
  asks: 'change_settings',
  load: () =>
    import('./multi-currency-settings-screen.tsx').then((screen) => screen.MultiCurrencySettingsScreen),
  /** The currency whose settings are open. */
  search: z.object({ section: read(z.string().check(z.regex(/^[A-Za-z]{3}$/))) }),
  menu: {
    under: 'settings',
    label: titlesCopy.multiCurrencySettingsMenu,
    isShown: ({ featureFlags }) => featureFlags.multiCurrency,
  },
} as const satisfies Feature;
