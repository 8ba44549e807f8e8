import { Suspense } from 'react';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { later } from '#web/ui/later.ts';

const NotificationsBanner = later(
  async () => (await import('./notifications-banner.tsx')).NotificationsBanner,
);

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
