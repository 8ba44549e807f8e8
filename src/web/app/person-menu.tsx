import { currentNonce } from '#web/api/session.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { shellCopy as copy } from './shell-copy.ts';

export function PersonMenu() {
  const { user } = pageSettings();
  const name = user.first_name || user.email;

  return (
    <Menu
      label={copy.account(name)}
      groups={groups()}
      trigger={(trigger) => (
        <button type="button" className="button" data-kind="quiet" data-icon="" {...trigger}>
          <Avatar name={name} />
          <VisuallyHidden>{copy.account(name)}</VisuallyHidden>
        </button>
      )}
    />
  );
}

/** Somebody who may not manage the store can still see what happened with their account, and leave. */
function groups(): readonly (readonly MenuEntry[])[] {
  const { user, features } = pageSettings();
  const signOut: MenuEntry = {
    id: 'sign-out',
    label: copy.signOut,
    icon: 'external',
    href: paths.signOut(currentNonce()),
  };
  const security: MenuEntry = {
    id: 'security',
    label: copy.security,
    icon: 'shield',
    href: paths.security(),
  };
  if (!may('see_payments')) return [[security], [signOut]];
  return [
    [
      { id: 'profile', label: copy.profile, icon: 'user', href: paths.user(user.id) },
      security,
      ...(may('manage_people')
        ? [{ id: 'api-keys', label: copy.apiKeys, icon: 'lock', href: paths.apiKeys() } as const]
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
