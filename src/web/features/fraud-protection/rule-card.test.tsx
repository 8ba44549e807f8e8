import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { startSession } from '#web/api/session.ts';
import { flushTracking } from '#web/shared/track.ts';
import { RuleCard } from './rule-card.tsx';

type Seen = (entries: readonly { isIntersecting: boolean }[]) => void;
/** What the browser would call as cards come and go. */
const watching: { seen: Seen; isEnded: boolean }[] = [];
const sent: Blob[] = [];

beforeEach(() => {
  watching.length = 0;
  sent.length = 0;
  givePageSettings();
  startSession('first');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watch: { seen: Seen; isEnded: boolean };
      constructor(seen: Seen) {
        this.#watch = { seen, isEnded: false };
        watching.push(this.#watch);
      }
      observe() {}
      disconnect() {
        this.#watch.isEnded = true;
      }
    },
  );
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => sent.push(body) > 0 });
});
afterEach(() => vi.unstubAllGlobals());

const tracked = async () => {
  flushTracking();
  return (await Promise.all(sent.map((body) => body.text()))).join('');
};
const look = (isIntersecting: boolean) => {
  for (const { seen, isEnded } of watching) if (!isEnded) seen([{ isIntersecting }]);
};

test('a card is noted once, when it is first seen', async () => {
  render(<RuleCard card="avs_verification" icon="pin" name="AVS" text="" isOn={false} end={() => null} />);
  look(false);
  expect(await tracked()).toBe('');
  look(true);
  look(true);
  const events = await tracked();
  expect(events.match(/fraud_protection_card_viewed/g)).toHaveLength(1);
  expect(events).toContain('"card":"avs_verification"');
});
