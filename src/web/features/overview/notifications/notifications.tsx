import { Suspense } from 'react';
import { hidesTasks } from '#domain/account/overview-tasks.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { later } from '#web/ui/later.ts';
import type { OnAsks } from './notifications-banner.tsx';

const NotificationsBanner = later(
  async () => (await import('./notifications-banner.tsx')).NotificationsBanner,
);

/** Whether the provider has a word on this page: not to those who may not act on it, nor while it decides about the account. */
export function providerSpeaksHere(): boolean {
  const { accountStatus, isAccountConnected, embeddedForms } = pageSettings();
  return (
    may('change_account') && isAccountConnected && embeddedForms === 'here' && !hidesTasks(accountStatus)
  );
}

/** The provider's own notifications. They come after the page and never keep it waiting. */
export const Notifications = ({ onAsks }: Readonly<{ onAsks: OnAsks }>) => (
  <Suspense>
    <NotificationsBanner onAsks={onAsks} />
  </Suspense>
);
