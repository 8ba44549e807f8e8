import { Outlet } from '@tanstack/react-router';
import { currentNonce } from '#web/api/session.ts';
import { isOnTeam, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { roleLacks } from '#web/shared/role-words.ts';
import { useScreen } from '#web/shared/screen.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { deadEndCopy as copy } from './dead-end-copy.ts';
import { personMenuCopy } from './person-menu/person-menu-copy.ts';
import { shellCopy } from './shell-copy.ts';

/** Signed in, but not as somebody who may open this: what is missing, and who can give it. */
export function NoPermission() {
  const { user, roleName } = pageSettings();
  const screen = useScreen();
  if (screen?.isForEverybody) return <Outlet />;
  if (isOnTeam())
    return (
      <Page title={screen?.title ?? shellCopy.refusedTitle}>
        <Card label={shellCopy.refusedTitle}>
          <EmptyState icon="lock" level={2} title={shellCopy.refusedTitle}>
            {roleLacks(roleName, screen?.asks ?? 'see_payments')}
          </EmptyState>
        </Card>
      </Page>
    );
  return (
    <Page title={shellCopy.refusedTitle}>
      <Card label={shellCopy.refusedTitle}>
        <EmptyState
          icon="lock"
          level={2}
          title={copy.refusedWhat}
          action={<LinkButton href={paths.signOut(currentNonce())}>{personMenuCopy.signOut}</LinkButton>}
        >
          {copy.refused(user.email)}
        </EmptyState>
      </Card>
    </Page>
  );
}
