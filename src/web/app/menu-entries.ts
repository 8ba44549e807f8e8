import type { PageSettings } from '#contract/page-settings.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import type { Feature } from '#web/shared/feature.ts';
import { addressOf } from '#web/shared/screen-address.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { FEATURES } from './features.ts';
import { paymentsRoot } from './payments-root.ts';
import { shellCopy as copy } from './shell-copy.ts';

/** One line of the menu. It covers its place and every place below it. */
export type MenuLine = Readonly<{ label: string; href: string; place: string; icon?: IconName | undefined }>;
export type MenuEntry = MenuLine & Readonly<{ lines: readonly MenuLine[] }>;

export const holds = ({ user }: PageSettings, capability: Capability = 'see_payments'): boolean =>
  user.capabilities.includes(capability);

const linesUnder = (
  part: NonNullable<Feature['menu']>['under'],
  settings: PageSettings,
): readonly MenuLine[] =>
  FEATURES.flatMap(({ path, title, menu, opensWith, exists, asks }: Feature) =>
    menu?.under === part &&
    holds(settings, asks) &&
    (exists?.(settings) ?? true) &&
    (menu.isShown?.(settings) ?? true)
      ? [{ label: menu.label ?? title, href: addressOf(path, opensWith), place: path, icon: menu.icon }]
      : [],
  );

/** Without an account there is nothing below Payments; with one, its history stays in the menu whatever its state. */
export function mainEntries(settings: PageSettings): readonly MenuEntry[] {
  const { href, hasHistory } = paymentsRoot(settings);
  const lines = hasHistory ? linesUnder('payments', settings) : [];
  return [
    ...linesUnder('store', settings).map((line) => ({ ...line, lines: [] })),
    ...(holds(settings) || lines[0]
      ? [
          {
            label: copy.payments,
            href: holds(settings) ? href : (lines[0]?.href ?? href),
            place: '/payments',
            icon: 'card',
            lines,
          } as const,
        ]
      : []),
  ];
}

/** Nothing for whoever may change none of it. */
export function settingsEntry(settings: PageSettings): MenuEntry | undefined {
  const lines = linesUnder('settings', settings);
  const [first] = lines;
  return first && { label: copy.settings, href: first.href, place: '/settings', icon: 'settings', lines };
}

export const isAt = ({ place }: MenuLine, pathname: string): boolean =>
  pathname === place || (place !== '/' && pathname.startsWith(`${place}/`));

export const isOpen = (entry: MenuEntry, pathname: string): boolean =>
  [entry, ...entry.lines].some((line) => isAt(line, pathname));
