import { fail } from '#contract/kit/errors.ts';
import type { Deps } from '../../deps.ts';
import { limitPace } from './limit-pace.ts';
import { takeTurns } from './take-turns.ts';

const BUSY_RETRY_S = 5;
const OWN_RETRY_S = 2;

type Line = <Result>(
  deps: Pick<Deps, 'now'>,
  name: string,
  attempt: () => Promise<Result>,
) => Promise<Result>;

/**
 * One attempt at a time: each takes 19 MB, a core and a connection of the pool, and two that count together would wait for
 * each other on theirs. Who waits holds nothing of it, and who is over their share is refused before anything is asked of
 * the database.
 */
function openLine({
  aMinute,
  ...share
}: Readonly<{ aMinute: number; waitingMax: number; ofOneMax: number }>): Line {
  const secondsToWait = limitPace(aMinute);
  const turn = takeTurns({
    ...share,
    atOnce: 1,
    refuse: (why) =>
      why === 'full'
        ? fail('wcpay_unavailable', { retry_after_s: BUSY_RETRY_S })
        : fail('rest_too_many_requests', { retry_after_s: OWN_RETRY_S }),
  });
  return async ({ now }, name, attempt) => {
    const retry_after_s = secondsToWait(name, now());
    if (retry_after_s > 0) throw fail('rest_too_many_requests', { retry_after_s });
    return turn(name, attempt);
  };
}

/** Whoever signs in where they never did, by the group of their address. */
export const strangersLine = openLine({ aMinute: 120, waitingMax: 50, ofOneMax: 10 });

/** Known devices and sessions, by themselves: no stranger stands in their way. */
export const knownLine = openLine({ aMinute: 60, waitingMax: 200, ofOneMax: 3 });

/** Whoever comes with a one-time link, by address: it is the way in for those whom a flood of strangers keeps out. */
export const linksLine = openLine({ aMinute: 120, waitingMax: 200, ofOneMax: 10 });

/**
 * Whoever says that they come on a known device, by its token, until that was looked up: a moment, and no hash. Not by
 * address, or somebody who makes tokens up would keep out the owner at the same one.
 */
export const claimsLine = openLine({ aMinute: 60, waitingMax: 1000, ofOneMax: 3 });
