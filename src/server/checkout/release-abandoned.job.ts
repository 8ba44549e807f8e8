import * as z from 'zod/mini';
import { epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { job } from '../jobs/job.ts';
import { type Abandoned, listAbandoned } from '../store/checkout-repository.ts';
import { answerSecondFactor } from './second-factor.ts';
import { STORE_WALKS } from './store-walks.ts';

const ABANDONED_AFTER_S = HOUR_S;
const AT_ONCE = 100;

/** Whoever left at the second factor keeps the goods from nobody: after an hour it is as if they had refused. */
export const releaseAbandoned = job({
  name: 'store.release-abandoned',
  input: z.object({}),
  attemptsMax: 1,
  queue: STORE_WALKS,
  run: (deps) => releaseAll(deps),
});

/** Tries every one that was left, once. */
export async function releaseAll(deps: Deps, atOnce = AT_ONCE): Promise<void> {
  const before = utcInstant(epochSeconds((await deps.provider.now()) - ABANDONED_AFTER_S));
  let after: Abandoned | undefined;
  do {
    const abandoned = await listAbandoned(deps.db, before, after, atOnce);
    for (const { key } of abandoned) await tryToRelease(deps, key);
    after = abandoned.length === atOnce ? abandoned.at(-1) : undefined;
  } while (after);
}

async function tryToRelease(deps: Deps, key: string): Promise<void> {
  try {
    await answerSecondFactor({ ...deps, ip: '' }, key, 'refuse');
  } catch (error) {
    // It is tried again with the next run; those behind it do not wait for that.
    deps.log.error({ err: error }, 'a checkout that was left could not be released');
  }
}
