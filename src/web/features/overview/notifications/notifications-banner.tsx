import type { LoadError, NotificationCount, StripeConnectInstance } from '@stripe/connect-js';
import { ConnectComponentsProvider, ConnectNotificationBanner } from '@stripe/react-connect-js';
import { useEffect, useState } from 'react';
import { readAccount } from '#contract/account.ts';
import { openNotifications } from '#contract/onboarding.ts';
import { call } from '#web/api/client.ts';
import { EmbeddedFailure } from '#web/blocks/embedded/embedded-failure.tsx';
import { useEmbedded } from '#web/blocks/embedded/use-embedded.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notificationsCopy as copy } from './notifications-copy.ts';

/** Called with whether the provider asks the merchant for something, as soon as that is known. */
export type OnAsks = (asks: boolean) => void;

/** Nothing until the provider has said what it has to say, and nothing when that is nothing. */
export function NotificationsBanner({ onAsks }: Readonly<{ onAsks: OnAsks }>) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} onAsks={onAsks} onRetry={() => setAttempt((before) => before + 1)} />;
}

type AttemptProps = Readonly<{ onAsks: OnAsks; onRetry: () => void }>;

function Attempt({ onAsks, onRetry }: AttemptProps) {
  const state = useEmbedded(() => call(openNotifications, {}));
  const isSilent = state.is === 'failed';
  useEffect(() => {
    if (isSilent) onAsks(false);
  }, [isSilent, onAsks]);
  if (state.is === 'loading') return null;
  if (state.is === 'open') return <Banner instance={state.instance} {...{ onAsks, onRetry }} />;
  return (
    <ErrorNotice title={copy.failed} onRetry={onRetry}>
      {state.message}
    </ErrorNotice>
  );
}

type Counts = Readonly<{ now: NotificationCount; before: number }>;

function Banner({ instance, onAsks, onRetry }: AttemptProps & { instance: StripeConnectInstance }) {
  const [counts, setCounts] = useState<Counts>();
  const [failure, setFailure] = useState<LoadError['error']>();
  if (failure)
    return (
      <EmbeddedFailure
        {...{ failure, onRetry, title: copy.failed, needsHttps: copy.needsHttps }}
        actions={
          <Link href={paths.help('https')} target="_blank" rel="noreferrer">
            {copy.learnMore}
          </Link>
        }
      />
    );
  return (
    <section className="stack" data-gap="small" aria-label={copy.region} hidden={!isShown(counts)}>
      {counts && <Words counts={counts} />}
      <ConnectComponentsProvider connectInstance={instance}>
        <ConnectNotificationBanner
          collectionOptions={{ fields: 'currently_due' }}
          onNotificationsChange={(now) => {
            setCounts((last) => ({ now, before: last?.now.total ?? 0 }));
            onAsks(now.actionRequired > 0);
          }}
          onLoadError={({ error }) => {
            setFailure(error);
            onAsks(false);
          }}
        />
      </ConnectComponentsProvider>
    </section>
  );
}

const isShown = (counts: Counts | undefined): boolean =>
  counts !== undefined && (counts.now.total > 0 || counts.before > 0);

/** The page is made from what we keep of the account, so the provider is asked first. */
const refresh = async () => {
  await call(readAccount, {}).catch(() => undefined);
  location.reload();
};

/** What the items below ask for; once the last of them is gone, the way to the account as it is then. */
function Words({ counts: { now, before } }: { counts: Counts }) {
  if (now.actionRequired > 0) return <p className="strong">{copy.actionRequired}</p>;
  if (now.total > 0) return <p className="strong">{copy.inReview}</p>;
  if (before === 0) return null;
  return (
    <Notice
      kind="success"
      announce
      actions={
        <Button kind="link" onClick={refresh}>
          {copy.refresh}
        </Button>
      }
    >
      {copy.resolved}
    </Notice>
  );
}
