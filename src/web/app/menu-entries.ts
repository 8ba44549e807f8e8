import type { PageSettings } from '#contract/page-settings.ts';
import type { Feature } from '#web/shared/feature.ts';
import { paths } from '#web/shared/paths.ts';
import { addressOf } from '#web/shared/screen-address.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { FEATURES } from './features.ts';
import { paymentsRoot } from './payments-root.ts';
import { shellCopy as copy } from './shell-copy.ts';

/** One line of the menu. It covers its place and every place below it. */
export type MenuLine = Readonly<{ label: string; href: string; place: string; icon?: IconName | undefined }>;
export type MenuEntry = MenuLine & Readonly<{ lines: readonly MenuLine[] }>;

const linesUnder = (
  part: NonNullable<Feature['menu']>['under'],
  settings: PageSettings,
): readonly MenuLine[] =>
  FEATURES.flatMap(({ path, title, menu, opensWith, exists }: Feature) =>
    menu?.under === part && (exists?.(settings) ?? true) && (menu.isShown?.(settings) ?? true)
      ? [{ label: menu.label ?? title, href: addressOf(path, opensWith), place: path, icon: menu.icon }]
      : [],
  );

/** Without an account there is nothing below Payments; with one, its history stays in the menu whatever its state. */
export function mainEntries(settings: PageSettings): readonly MenuEntry[] {
  const { href, hasHistory } = paymentsRoot(settings);
  const lines = hasHistory ? linesUnder('payments', settings) : [];
  return [
    ...linesUnder('store', settings).map((line) => ({ ...line, lines: [] })),
    { label: copy.payments, href, place: '/payments', icon: 'card', lines },
  ];
}

export const settingsEntry = (settings: PageSettings): MenuEntry => ({
  label: copy.settings,
  href: paths.paymentsSettings(),
  place: '/settings',
  icon: 'settings',
  lines: linesUnder('settings', settings),
});

export const isAt = ({ place }: MenuLine, pathname: string): boolean =>
  pathname === place || (place !== '/' && pathname.startsWith(`${place}/`));

export const isOpen = (entry: MenuEntry, pathname: string): boolean =>
  [entry, ...entry.lines].some((line) => isAt(line, pathname));
