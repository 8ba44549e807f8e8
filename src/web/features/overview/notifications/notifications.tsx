import { lazy, Suspense } from 'react';
import { may, pageSettings } from '#web/shared/page-settings.ts';

const NotificationsBanner = lazy(async () => ({
  default: (await import('./notifications-banner.tsx')).NotificationsBanner,
}));

/** The provider's own notifications. They come after the page and never keep it waiting. */
export function Notifications() {
  const { isAccountConnected, embeddedForms } = pageSettings();
  if (!may('change_account') || !isAccountConnected || embeddedForms !== 'here') return null;
  return (
    <Suspense>
      <NotificationsBanner />
    </Suspense>
  );
}
