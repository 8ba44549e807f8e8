import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useNow } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { later } from '#web/ui/later.ts';
import { Page } from '#web/ui/page.tsx';
import { useArrivalFlags } from './arrival/arrival-flags.ts';
import { CurrencySelect } from './currency-select.tsx';
import { greeting } from './greeting.ts';
import { Notifications, providerSpeaksHere } from './notifications/notifications.tsx';
import { OverviewColumns } from './overview-columns.tsx';
import { useShownCurrency } from './shown-currency.ts';
import { LiveApplicationNotice, StandingNotice } from './standing-notice.tsx';
import './overview.css';

/** Few arrive with something to be told. */
const ArrivalNotices = later(async () => (await import('./arrival/arrival-notices.tsx')).ArrivalNotices);

/** Seen once in the life of an account. */
const ArrivalDialogs = later(async () => (await import('./arrival/arrival-dialogs.tsx')).ArrivalDialogs);

/** Where the day starts: what to do, what was sold, what is there, and how the account is. */
export function OverviewScreen() {
  const { selected_currency } = useSearch({ from: '/payments/overview' });
  const flags = useArrivalFlags();
  const currency = useShownCurrency(selected_currency);
  const { title, lead } = greeting(useNow());
  // Until the provider has spoken it is expected to ask: a button that vanishes is worse than one that comes.
  const [providerAsks, setProviderAsks] = useState(providerSpeaksHere);
  return (
    <Page
      title={title}
      lead={lead}
      actions={<CurrencySelect chosen={currency} />}
      notices={
        <>
          {(flags.errors.length > 0 || flags.isSandboxReady || pageSettings().isJetpackIdcActive) && (
            <Suspense fallback={null}>
              <ArrivalNotices flags={flags} />
            </Suspense>
          )}
          <StandingNotice providerAsks={providerAsks} />
          <LiveApplicationNotice />
          {providerSpeaksHere() && <Notifications onAsks={setProviderAsks} />}
        </>
      }
    >
      <OverviewColumns {...{ currency, providerAsks }} />
      {flags.isConnected && (
        <Suspense fallback={null}>
          <ArrivalDialogs />
        </Suspense>
      )}
    </Page>
  );
}
