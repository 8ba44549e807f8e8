import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { connectAction } from '#domain/account/connect-action.ts';
import { connectSource } from '#domain/account/connect-source.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import './connect.css';
import { connectCopy as copy } from './connect-copy.ts';
import { ConnectDialogs } from './connect-dialogs.tsx';
import { ConnectNotices } from './connect-notices.tsx';
import { ConnectStart, Offer, stateOf } from './connect-start.tsx';
import { SandboxLoader, SandboxPanel } from './sandbox-panel.tsx';
import { useSandboxSetup } from './sandbox-setup.ts';
import { useConnect } from './use-connect.ts';
import { NeedsList } from './verification-needs.tsx';

const isSet = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

/** Where a store without a working account begins; one that has it is led on. */
export function ConnectScreen() {
  return connectAction(stateOf(pageSettings())) === 'overview' ? <Connected /> : <Beginning />;
}

const Connected = () => (
  <Page title={pageSettings().testModeOnboarding ? copy.verifying : copy.connected} lead={copy.connectedText}>
    <div>
      <LinkButton kind="primary" size="large" href={paths.overview()}>
        {copy.primary.overview}
      </LinkButton>
    </div>
  </Page>
);

function Beginning() {
  const search = useSearch({ from: '/payments/connect' });
  const settings = pageSettings();
  const source = connectSource({ ...search, connectUrl: settings.connectUrl });
  const sandbox = useSandboxSetup(source, search);
  const connect = useConnect(source, search);
  useAutoStart(isSet(search.auto_start_test_drive_onboarding), sandbox.start);

  return (
    <Page
      title={copy.greeting(settings.user.first_name)}
      notices={
        <ConnectNotices
          sandboxFailed={isSet(search.test_drive_error)}
          hasStopped={isSet(search['wcpay-connection-error'])}
          promoFailed={connect.promoFailed}
        />
      }
    >
      <div className="split">
        <div className="stack">
          <ConnectStart connect={connect} onSandbox={() => void sandbox.start()} />
          {!settings.isAccountConnected && !settings.onBoardingDisabled && (
            <SandboxPanel onStart={() => void sandbox.start()} />
          )}
        </div>
        <div className="stack">
          {settings.connectIncentive && <Offer incentive={settings.connectIncentive} />}
          <Card title={copy.atHand}>
            <NeedsList />
          </Card>
          <Card title={copy.who}>
            <Timeline
              events={copy.steps.map(({ id, icon, title, text }) => ({
                id,
                icon,
                title,
                kind: id === 'you' ? 'primary' : undefined,
                body: <p className="muted">{text}</p>,
              }))}
            />
          </Card>
        </div>
      </div>
      <ConnectDialogs connect={connect} source={source} wishes={search} />
      {sandbox.progress !== undefined && <SandboxLoader progress={sandbox.progress} />}
    </Page>
  );
}

/** Begun by the address, once, however often React mounts the page. */
function useAutoStart(isAsked: boolean, start: () => Promise<void>): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isAsked || isBegun.current || pageSettings().isAccountConnected) return undefined;
    const timer = setTimeout(() => {
      isBegun.current = true;
      void start();
    });
    return () => clearTimeout(timer);
  }, [isAsked, start]);
}
