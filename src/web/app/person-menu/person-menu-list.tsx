import { currentNonce } from '#web/api/session.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';
import { type MenuEntry, MenuList, type MenuListProps } from '#web/ui/opening/menu-list.tsx';
import { languageCopy } from '../language/language-copy.ts';
import { personMenuCopy as copy } from './person-menu-copy.ts';

type PersonMenuListProps = Omit<MenuListProps, 'groups'> & { onLanguage: () => void };

/** What a person may do with their account. Nobody needs it before they press their name. */
export const PersonMenuList = ({ onLanguage, ...props }: PersonMenuListProps) => (
  <MenuList
    {...props}
    groups={groups({ id: 'language', label: languageCopy.title, icon: 'globe', onPress: onLanguage })}
  />
);

/** Somebody who may not manage the store can still see what happened with their account, and leave. */
function groups(language: MenuEntry): readonly (readonly MenuEntry[])[] {
  const { user, features } = pageSettings();
  const signOut: MenuEntry = {
    id: 'sign-out',
    label: copy.signOut,
    icon: 'external',
    href: paths.signOut(currentNonce()),
  };
  const security: MenuEntry = {
    id: 'security',
    label: titlesCopy.security,
    icon: 'shield',
    href: paths.security(),
  };
  if (!may('see_payments')) return [[security, language], [signOut]];
  return [
    [
      { id: 'profile', label: copy.profile, icon: 'user', href: paths.user(user.id) },
      security,
      language,
      ...(may('manage_people')
        ? [{ id: 'api-keys', label: titlesCopy.apiKeys, icon: 'lock', href: paths.apiKeys() } as const]
        : []),
      ...(features.mailPage && may('manage_people')
        ? [{ id: 'mail', label: copy.mail, icon: 'mail', href: paths.mail() } as const]
        : []),
      ...(features.simulatorConsole && may('change_settings')
        ? [{ id: 'simulator', label: copy.simulator, icon: 'flask', href: paths.simulator() } as const]
        : []),
      { id: 'help', label: copy.help, icon: 'book', href: paths.helpTopics() },
    ],
    [signOut],
  ];
}
