import type { PageSettings } from '#contract/page-settings.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { fraudProtectionFeature } from '#web/features/fraud-protection/fraud-protection-feature.ts';
import { paths } from '#web/shared/paths.ts';
import type { FinderOption } from '#web/ui/finder.tsx';
import { holds, mainEntries, settingsEntry } from '../menu-entries.ts';
import { personMenuCopy as copy } from '../person-menu/person-menu-copy.ts';

type Page = Readonly<{ label: string; href: string }>;

/** Pages with a word in their name that begins with each of the words typed; all of them before a word was typed. */
export function pagesNamed(text: string, settings: PageSettings): readonly FinderOption[] {
  return everyPage(settings)
    .filter(({ label }) => isNamed(text, label))
    .map(({ label, href }) => ({ id: `page-${href}`, href, icon: 'right', title: label, isSure: true }));
}

/** Whether each word typed begins a word of the name. */
export function isNamed(text: string, name: string): boolean {
  const names = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return text
    .toLowerCase()
    .split(' ')
    .every((word) => names.some((one) => one.startsWith(word)));
}

function everyPage(settings: PageSettings): readonly Page[] {
  const { isAccountConnected, features, user } = settings;
  return [
    ...[...mainEntries(settings), settingsEntry(settings) ?? []]
      .flat()
      .flatMap(({ label, href, lines }) =>
        lines.length === 0
          ? [{ label, href }]
          : lines.map((line) => ({ label: listCopy.labelled(label, line.label), href: line.href })),
      ),
    ...(isAccountConnected && holds(settings, fraudProtectionFeature.asks)
      ? [{ label: fraudProtectionFeature.title, href: paths.fraudProtection() }]
      : []),
    ...(features.mailPage && holds(settings, 'manage_people')
      ? [{ label: copy.mail, href: paths.mail() }]
      : []),
    ...(features.simulatorConsole && holds(settings, 'change_settings')
      ? [{ label: copy.simulator, href: paths.simulator() }]
      : []),
    { label: copy.profile, href: paths.user(user.id) },
    { label: copy.help, href: paths.helpTopics() },
  ];
}
