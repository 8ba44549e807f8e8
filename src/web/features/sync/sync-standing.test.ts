import { expect, test } from 'vitest';
import type { SyncState } from '#contract/sync.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { syncStanding } from './sync-standing.ts';

const NOW = epochSeconds(1_790_000_000);
const ago = (seconds: number) => utcInstant(epochSeconds(NOW - seconds));
const aState = (over: Partial<SyncState> = {}): SyncState => ({
  provider: 'simulator',
  last_event: { id: 'evt_1', type: 'charge.succeeded', created: ago(3), received: ago(3) },
  waiting: 0,
  waiting_since: null,
  last_polled: ago(20),
  backfills: [],
  problems: [],
  operations: { under_way: 0, needs_attention: 0 },
  replica: null,
  last_restart: null,
  set_aside: { total: 0, newest: [] },
  last_check: null,
  ...over,
});
const aCheck = (over: Partial<NonNullable<SyncState['last_check']>> = {}) => ({
  ...{ started: ago(100), finished: ago(90), compared: 10, missing: 0, different: 0 },
  ...{ unexplained: 0, repaired: 0, examples: [], ...over },
});

test.each<[string, Partial<SyncState>, string]>([
  ['nothing is behind', {}, 'current'],
  ['news of a minute ago still waits', { waiting: 1, waiting_since: ago(60) }, 'current'],
  ['news waits for longer', { waiting: 1, waiting_since: ago(61) }, 'behind'],
  ['somebody looked five minutes ago', { last_polled: ago(300) }, 'current'],
  ['nobody has looked for longer', { last_polled: ago(301) }, 'behind'],
  ['nothing ever happened', { last_event: null, last_polled: null }, 'current'],
  ['a comparison runs', { last_check: aCheck({ finished: null }) }, 'checking'],
  ['a comparison was left behind', { last_check: aCheck({ finished: null, started: ago(1800) }) }, 'current'],
  ['differences were put right', { last_check: aCheck({ missing: 3, repaired: 3 }) }, 'current'],
  [
    'something stands in the way',
    {
      problems: [
        {
          ...{ source: 'news', code: 'provider_key_refused', message: 'No.' },
          ...{ since: ago(9), last: ago(9), times: 1 },
        },
      ],
      last_check: aCheck({ unexplained: 1 }),
    },
    'trouble',
  ],
  ['something is only here', { last_check: aCheck({ unexplained: 1 }) }, 'drifted'],
  [
    'an action was never confirmed',
    { operations: { under_way: 0, needs_attention: 1 }, waiting: 9, waiting_since: ago(900) },
    'attention',
  ],
])('when %s', (_, over, standing) => {
  expect(syncStanding(aState(over), NOW)).toBe(standing);
});
