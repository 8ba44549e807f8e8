import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { DAY_S, type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Deps } from '../deps.ts';
import { type AnyJob, job } from '../jobs/job.ts';
import { type Drift, findDrift } from './find-drift.ts';
import { refreshAccount } from './poll-events.ts';
import type { SyncDeps } from './refresh-object.ts';
import { watched } from './sync-problems.ts';
import { tellLive } from './tell-live.ts';
import { WALKS } from './walk-queue.ts';

/** What is needed to ask for a check; the job itself also needs a provider. */
export const CHECK_DRIFT_JOB = {
  name: 'events.check-drift',
  queue: WALKS,
  attemptsMax: 3,
  input: z.object({ repair: z.boolean() }),
};

const EXAMPLES_MAX = 20;
const SETTLE_MS = 1500;
const SETTLES_MAX = 3;

/** A few waits for each comparison: one that finds differences everywhere must not wait everywhere. */
export function patience(): () => Promise<void> {
  let left = SETTLES_MAX;
  return async () => {
    if (left > 0) await pause(SETTLE_MS);
    left -= 1;
  };
}

type Asked = Readonly<{ repair: boolean; since?: EpochSeconds }>;

/** Compares, repairs if asked to, and writes down what was found, so that a screen can show it. */
export async function checkDrift(deps: SyncDeps, { repair, since }: Asked): Promise<void> {
  const { db, provider, now } = deps;
  const { id } = await db
    .insertInto('drift_checks')
    .values({ provider: provider.name, started: utcInstant(now()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellLive(db, 'sync', []);
  // What the account has sold moves without an event: it is read anew, so that a sale of this minute is no difference.
  await refreshAccount(deps);
  const { compared, drift, repaired } = await findDrift(deps, { repair, since, settle: patience() });
  const countOf = (what: Drift['what']): number => drift.filter((one) => one.what === what).length;
  await db
    .updateTable('drift_checks')
    .set({
      compared,
      repaired,
      finished: utcInstant(now()),
      ...{
        missing: countOf('missing'),
        different: countOf('different'),
        unexplained: countOf('unexplained'),
      },
      examples: JSON.stringify(drift.slice(0, EXAMPLES_MAX)),
    })
    .where('id', '=', id)
    .execute();
  await tellLive(db, 'sync', []);
  if (drift.length > 0) deps.log.warn({ found: drift.length, repaired }, 'the read model had drifted');
}

export const checkDriftJob = (provider: PaymentProvider): AnyJob =>
  job({ ...CHECK_DRIFT_JOB, run: (deps, input) => compare(deps, provider, input) });

const compare = (deps: Deps, provider: PaymentProvider, input: Asked): Promise<void> =>
  watched(deps, { provider: provider.name, source: 'comparison' }, () =>
    checkDrift({ ...deps, provider }, input),
  );

/** Old enough to be settled: what is older changes with an event, and is compared once a month. */
const WINDOW_S = 62 * DAY_S;

/** By the clock, where a provider cannot be asked what was missed: every night what is young, every month everything. */
export const repairJob = (provider: PaymentProvider, how: 'nightly' | 'monthly'): AnyJob =>
  job({
    name: `events.repair-${how}`,
    queue: WALKS,
    input: z.object({}),
    attemptsMax: 3,
    run: (deps) => {
      const since = epochSeconds(deps.now() - WINDOW_S);
      return compare(deps, provider, { repair: true, ...(how === 'nightly' && { since }) });
    },
  });
