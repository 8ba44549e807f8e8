import type { PageSettings } from '#contract/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import type { FinderOption } from '#web/ui/finder.tsx';
import { isNamed } from './pages-named.ts';
import { helpPlaces, otherPlaces, settingsPlaces } from './places-copy.ts';

type Place = Readonly<{
  title: string;
  /** What people call it, besides its title. */
  words: string;
  href: (settings: PageSettings) => string;
  exists?: (settings: PageSettings) => boolean;
}>;

const OTHERS: Readonly<Record<keyof typeof otherPlaces, Pick<Place, 'href' | 'exists'>>> = {
  password: { href: ({ user }) => paths.user(user.id) },
  currencies: {
    href: () => paths.currencySettings(),
    exists: ({ isAccountConnected }) => isAccountConnected,
  },
  keys: { href: () => paths.apiKeys() },
  setup: { href: () => paths.setup(), exists: ({ provider }) => provider === 'stripe' },
};

export const SETTINGS_PLACES: readonly Place[] = [
  ...Object.entries(settingsPlaces).map(([anchor, [title, words]]) => ({
    title,
    words,
    href: () => paths.paymentsSettings(undefined, anchor),
    exists: ({ isAccountConnected }: PageSettings) => isAccountConnected,
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
