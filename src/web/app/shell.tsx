import { Outlet, useRouter, useSearch } from '@tanstack/react-router';
import { type MouseEvent, Suspense, useEffect, useMemo } from 'react';
import { SignInAgain } from '#web/features/sign-in-again/sign-in-again.tsx';
import { useRouteTitle } from '#web/shared/document-title.ts';
import type { Feature } from '#web/shared/feature.ts';
import { isOnTeam, mayOpen, pageSettings } from '#web/shared/page-settings.ts';
import { useScreen } from '#web/shared/screen.ts';
import { track } from '#web/shared/track.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ConfirmProvider } from '#web/ui/confirm-provider.tsx';
import { later } from '#web/ui/later.ts';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { SnackbarProvider } from '#web/ui/snackbar/snackbar-provider.tsx';
import { Arrival } from './arrival.tsx';
import { crumbsOf } from './crumbs.ts';
import { followLinks } from './follow-links.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { shellCopy as copy } from './shell-copy.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

const ModeNotice = later(async () => (await import('./mode-notice.tsx')).ModeNotice);
const NoPermission = later(async () => (await import('./no-permission.tsx')).NoPermission);

/** The frame around every screen: bars that stay, a page that scrolls, and what can be said on any of them. */
export function Shell() {
  const router = useRouter();
  const routing = useMemo(() => followLinks(router), [router]);
  const screen = useScreen();
  const path = screen?.path;
  const isOfTeam = isOnTeam();
  const isAllowed = screen ? mayOpen(screen) : isOfTeam;
  const name = isAllowed ? (screen?.title ?? copy.notFoundTitle) : copy.refusedTitle;
  useRouteTitle(name);
  useEffect(() => {
    // The pattern of the path, never its ids: which rooms are used is of interest, who was looked up is not.
    if (isAllowed && path !== undefined) track('page_view', { path });
  }, [isAllowed, path]);

  return (
    <LinkRoutingContext value={routing}>
      <SnackbarProvider>
        <SkipLink />
        {isAllowed && screen?.isFullScreen ? (
          <ConfirmProvider>
            <Outlet />
          </ConfirmProvider>
        ) : (
          <div className="shell">
            <TopBar />
            {isOfTeam && <SideMenu />}
            <main className="page" id="main" tabIndex={-1}>
              <OfflineNotice />
              {isAllowed && screen && <Trail screen={screen} />}
              <ConfirmProvider>
                {isAllowed && screen?.showsMoney && isUnreal() && (
                  <Suspense>
                    <ModeNotice />
                  </Suspense>
                )}
                {isAllowed ? (
                  <Outlet />
                ) : (
                  <Suspense>
                    <NoPermission />
                  </Suspense>
                )}
              </ConfirmProvider>
            </main>
          </div>
        )}
        <Arrival title={name} />
        <SignInAgain />
      </SnackbarProvider>
    </LinkRoutingContext>
  );
}

/** The sandbox account, or test mode of a live one. */
function isUnreal(): boolean {
  const { testMode, testModeOnboarding, isAccountConnected } = pageSettings();
  return isAccountConnected && (testMode || testModeOnboarding);
}

function Trail({ screen }: { screen: Feature }) {
  const crumbs = crumbsOf(screen, pageSettings(), useSearch({ strict: false }));
  return crumbs.length > 0 ? <Breadcrumbs crumbs={crumbs} /> : null;
}

/** Moves the focus itself: a fragment in the address would be one more step for the back button. */
function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link to a part of this page, and works as one without script.
    <a className="skip-link" href="#main" onClick={skip}>
      {copy.skip}
    </a>
  );
}
