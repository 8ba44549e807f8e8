import { fail } from '#contract/kit/errors.ts';
import type { Deps } from '../../deps.ts';
import { takeTurns } from '../../take-turns.ts';
import { limitPace } from './limit-pace.ts';

const BUSY_RETRY_S = 5;
const OWN_RETRY_S = 2;
/** Nobody looks at a page that does not answer for longer, and who comes again would stand in line twice. */
const PATIENCE_MS = 10_000;

/** By what somebody is counted, and what ends when they hang up. */
type InLine = Readonly<{ name: string; signal?: AbortSignal }>;

type Line = <Result>(deps: Pick<Deps, 'now'>, who: InLine, attempt: () => Promise<Result>) => Promise<Result>;

/**
 * One attempt at a time: each takes 19 MB, a core and a connection of the pool, and two that count together would wait for
 * each other on theirs. Who waits holds nothing of it, and who is over their share is refused before anything is asked of
 * the database.
 */
function openLine({
  aMinute,
  ...share
}: Readonly<{ aMinute: number; waitingMax: number; ofOneMax: number }>): Line {
  const pace = limitPace(aMinute);
  const turns = takeTurns({
    ...share,
    atOnce: 1,
    patienceMs: PATIENCE_MS,
    refuse: (why) =>
      why === 'full'
        ? fail('wcpay_unavailable', { retry_after_s: BUSY_RETRY_S })
        : fail('rest_too_many_requests', { retry_after_s: OWN_RETRY_S }),
  });
  return async ({ now }, { name, signal }, attempt) => {
    const retry_after_s = pace.secondsToWait(name, now());
    if (retry_after_s > 0) throw fail('rest_too_many_requests', { retry_after_s });
    pace.count(name, now());
    const endTurn = await turns.take(name, signal);
    try {
      return await attempt();
    } finally {
      endTurn();
    }
  };
}

/** Whoever signs in where they never did, by the group of their address. */
export const strangersLine = openLine({ aMinute: 120, waitingMax: 50, ofOneMax: 10 });

/** Devices whose token we made, and sessions, by themselves: no stranger stands in their way. */
export const knownLine = openLine({ aMinute: 60, waitingMax: 200, ofOneMax: 3 });

/** Whoever comes with a one-time link, by address: it is the way in for those whom a flood of strangers keeps out. */
export const linksLine = openLine({ aMinute: 120, waitingMax: 200, ofOneMax: 10 });
