import type { Setup } from '#contract/setup.ts';
import { labelOf } from '#domain/shared/word.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { setupCopy as copy } from './setup-copy.ts';

type ConnectionProps = Readonly<{ setup: Setup }>;

/** Half of the time after which deliveries are refused: early enough to say so. */
const CLOCK_OFF_S_MAX = 60;

/** Which service, by which way, and whether it takes our key. */
export function Connection({ setup }: ConnectionProps) {
  return (
    <Card title={copy.connectionTitle}>
      <div className="stack">
        <Troubles setup={setup} />
        <Facts facts={factsOf(setup)} />
      </div>
    </Card>
  );
}

const isClockOff = ({ clock_off_s }: Setup): boolean => Math.abs(clock_off_s ?? 0) > CLOCK_OFF_S_MAX;

function Troubles({ setup }: ConnectionProps) {
  const { is_connected, is_key_restricted, way, pages } = setup;
  const keys = pages && (
    <LinkButton size="small" href={pages.keys}>
      {copy.keyPage}
    </LinkButton>
  );
  return (
    <>
      {!is_connected && (
        <Notice kind="error" title={copy.keyRefusedTitle} actions={keys}>
          {copy.keyRefusedText}
        </Notice>
      )}
      {is_connected && way !== 'simulated' && !is_key_restricted && (
        <Notice kind="warning" title={copy.unrestrictedTitle} actions={keys}>
          {copy.unrestrictedText}
        </Notice>
      )}
      {isClockOff(setup) && (
        <Notice kind="error" title={copy.clockTitle}>
          {copy.clockText}
        </Notice>
      )}
    </>
  );
}

function factsOf(setup: Setup): readonly Fact[] {
  const { provider, way, mode, account_id } = setup;
  const shown: readonly Fact[] = [
    { label: copy.service, value: labelOf(copy.services, provider) },
    { label: copy.way, value: labelOf(copy.ways, way) },
    { label: copy.mode, value: labelOf(copy.modeWords, mode) },
    {
      label: copy.account,
      value: account_id === null ? copy.noAccount : <CopyButton value={account_id} what={copy.accountId} />,
    },
  ];
  return way === 'simulated' ? shown : [...shown, ...keyFacts(setup)];
}

const keyFacts = (setup: Setup): readonly Fact[] => [
  {
    label: copy.key,
    value: setup.is_connected ? copy.keyTaken(setup.is_key_restricted) : copy.keyRefused,
  },
  {
    label: copy.publishable,
    value: setup.has_publishable_key ? copy.publishableSet : copy.publishableMissing,
  },
  { label: copy.clock, value: clockWords(setup) },
];

function clockWords(setup: Setup): string {
  if (setup.clock_off_s === null) return copy.clockUnknown;
  return isClockOff(setup) ? copy.clockOff(setup.clock_off_s) : copy.clockAgrees;
}
