import type { PageSettings } from '#contract/page-settings.ts';
import { connectAction, offersReset } from '#domain/account/connect-action.ts';
import { offerCopy } from '#web/blocks/go-live/go-live-copy.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SentenceWith } from '#web/ui/sentence-with.tsx';
import { connectCopy as copy } from './connect-copy.ts';
import { MethodLogos } from './method-logos.tsx';
import type { Connect } from './use-connect.ts';

const FACTS: readonly { icon: IconName; label: string; value: string }[] = [
  { icon: 'payout', label: copy.payouts, value: copy.payoutsValue },
  { icon: 'card', label: copy.capture, value: copy.captureValue },
  { icon: 'swap', label: copy.recurring, value: copy.recurringValue },
];

export const stateOf = (settings: PageSettings) => ({
  ...settings,
  detailsSubmitted: !settings.accountStatus.error && settings.accountStatus.detailsSubmitted,
});

type ConnectStartProps = Readonly<{ connect: Connect; onSandbox: () => void }>;

/** What is offered, and the one button that begins; who wants to look first has a second one. */
export function ConnectStart({ connect, onSandbox }: ConnectStartProps) {
  const settings = pageSettings();
  const state = stateOf(settings);
  const isPaused = settings.onBoardingDisabled && !settings.isAccountConnected;
  return (
    <section className="card" aria-labelledby="connect-title">
      <div className="stack connect-start">
        <div className="stack" data-gap="small">
          <h2 className="connect-start-title" id="connect-title">
            {copy.title}
          </h2>
          <p className="muted connect-lead">{copy.lead}</p>
        </div>
        <MethodLogos hasOneClick={settings.isWooPayStoreCountryAvailable} />
        <ul className="connect-facts">
          {FACTS.map(({ icon, label, value }) => (
            <li key={label} className="row" data-nowrap>
              <Icon name={icon} />
              <span className="muted">{label}</span>
              <span className="strong push">{value}</span>
            </li>
          ))}
        </ul>
        <Notice title={copy.verifyTitle}>
          <p>
            {copy.verifyText}{' '}
            <Button kind="link" onClick={() => connect.ask('needs')}>
              {copy.verifyLink}
            </Button>
          </p>
        </Notice>
        <div className="row connect-go">
          <Button
            kind="primary"
            size="large"
            iconEnd="arrow"
            busy={connect.isLeaving}
            disabled={isPaused}
            onClick={connect.press}
          >
            {copy.primary[connectAction(state)]}
          </Button>
          {!settings.isAccountConnected && !isPaused && (
            <Button size="large" icon="flask" onClick={onSandbox}>
              {copy.sandboxTry}
            </Button>
          )}
          {offersReset(state) && (
            <Button kind="danger-quiet" size="large" onClick={() => connect.ask('reset')}>
              {copy.reset}
            </Button>
          )}
          <Terms />
        </div>
      </div>
    </section>
  );
}

const Terms = () => (
  <p className="subtle connect-terms">
    <SentenceWith
      say={copy.terms}
      places={[
        <Link key="terms" href={paths.help('terms')}>
          {copy.termsLink}
        </Link>,
        <Link key="privacy" href={paths.help('privacy')}>
          {copy.privacyLink}
        </Link>,
      ]}
    />
  </p>
);

type Incentive = NonNullable<PageSettings['connectIncentive']>;

/** Offered for a limited time, and taken up by going on. */
export const Offer = ({ incentive: { description, tc_url } }: { incentive: Incentive }) => (
  <Card label={offerCopy.offer}>
    <div className="stack" data-gap="small">
      <div className="row">
        <Chip kind="primary">{offerCopy.offer}</Chip>
      </div>
      <h2 className="card-title">{description}</h2>
      <p className="muted">{offerCopy.note}</p>
      <p className="subtle">
        <Link href={tc_url} target="_blank" rel="noreferrer">
          {offerCopy.terms}
        </Link>
      </p>
    </div>
  </Card>
);
