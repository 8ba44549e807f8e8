import { AppError, type ErrorCode } from '#contract/kit/errors.ts';
import type { Deps } from '../deps.ts';
import { DELIVERIES, noteProblem } from './sync-problems.ts';

const REFUSALS: readonly ErrorCode[] = [
  ...(['event_signature_invalid', 'event_clock_off', 'event_malformed'] as const),
  ...(['event_of_other_mode', 'event_of_other_account', 'store_signature_invalid'] as const),
];
const WRITE_EVERY_S = 5;

/**
 * Tells the Sync page of deliveries that were refused. Nobody has to sign in to send one, so a flood of them costs us a row
 * every few seconds and not one for each; those between are counted and told with the next.
 */
export function refusedDeliveries(deps: Pick<Deps, 'db' | 'now' | 'log'>, provider: string) {
  const logged = new Map<ErrorCode, { at: number; unsaid: number }>();
  return async (error: unknown): Promise<void> => {
    if (!(error instanceof AppError && REFUSALS.includes(error.code))) return;
    const last = logged.get(error.code) ?? { at: Number.NEGATIVE_INFINITY, unsaid: 0 };
    const times = last.unsaid + 1;
    const isTime = Math.abs(deps.now() - last.at) >= WRITE_EVERY_S;
    logged.set(error.code, isTime ? { at: deps.now(), unsaid: 0 } : { at: last.at, unsaid: times });
    if (isTime) await noteProblem(deps, { provider, source: DELIVERIES }, error, times);
  };
}
