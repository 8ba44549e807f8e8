import type { PageSettings } from '#contract/page-settings.ts';
import { apiKeysFeature } from '#web/features/api-keys/api-keys-feature.ts';
import { multiCurrencySettingsFeature } from '#web/features/multi-currency-settings/multi-currency-settings-feature.ts';
import { settingsFeature } from '#web/features/settings/settings-feature.ts';
import { setupFeature } from '#web/features/setup/setup-feature.ts';
import { paths } from '#web/shared/paths.ts';
import type { FinderOption } from '#web/ui/finder.tsx';
import { holds } from '../menu-entries.ts';
import { isNamed } from './pages-named.ts';
import { helpPlaces, otherPlaces, settingsPlaces } from './places-copy.ts';

type Place = Readonly<{
  title: string;
  /** What people call it, besides its title. */
  words: string;
  href: (settings: PageSettings) => string;
  /** In this store, for this person. */
  exists?: (settings: PageSettings) => boolean;
}>;

const OTHERS: Readonly<Record<keyof typeof otherPlaces, Pick<Place, 'href' | 'exists'>>> = {
  password: { href: ({ user }) => paths.user(user.id) },
  currencies: {
    href: () => paths.currencySettings(),
    exists: (settings) => settings.isAccountConnected && holds(settings, multiCurrencySettingsFeature.asks),
  },
  keys: { href: () => paths.apiKeys(), exists: (settings) => holds(settings, apiKeysFeature.asks) },
  setup: {
    href: () => paths.setup(),
    exists: (settings) => settings.provider === 'stripe' && holds(settings, setupFeature.asks),
  },
};

export const SETTINGS_PLACES: readonly Place[] = [
  ...Object.entries(settingsPlaces).map(([anchor, [title, words]]) => ({
    title,
    words,
    href: () => paths.paymentsSettings(undefined, anchor),
    exists: (settings: PageSettings) => settings.isAccountConnected && holds(settings, settingsFeature.asks),
  })),
  ...Object.entries(otherPlaces).map(([name, [title, words]]) => ({
    title,
    words,
    ...OTHERS[name as keyof typeof otherPlaces],
  })),
];

export const HELP_PLACES: readonly Place[] = Object.entries(helpPlaces).map(([topic, [title, words]]) => ({
  title,
  words,
  href: () => paths.help(topic),
}));

/** The places that are called so, or that people call so. */
export const placesNamed = (
  text: string,
  settings: PageSettings,
  places: readonly Place[],
): readonly FinderOption[] =>
  places
    .filter(({ title, words, exists }) => isNamed(text, `${title} ${words}`) && (exists?.(settings) ?? true))
    .map(({ title, href }) => ({ title, href: href(settings) }))
    .map(({ title, href }) => ({ id: `place-${href}`, href, icon: 'right', title, isSure: true }));
