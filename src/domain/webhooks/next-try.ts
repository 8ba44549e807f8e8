import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S, MINUTE_S } from '../shared/time.ts';
import type { WebhookKind } from './webhook-topics.ts';

/** After the first failure, the second and so on; from the last one on always the same. */
const WAITS_S: readonly number[] = [
  10,
  MINUTE_S,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  6 * HOUR_S,
  12 * HOUR_S,
];
export const TRIED_FOR_S = 3 * DAY_S;

/** Stores turn one off after so many failures in a row. */
export const STORE_FAILURES_MAX = 5;

/** `since` is the first try: a process that was away for a week has not tried for a week. */
type Failed = Readonly<{ kind: WebhookKind; since: EpochSeconds; attempts: number; now: EpochSeconds }>;

/**
 * When a delivery that failed is tried again; nothing once it is given up. Ours are tried for three days. Stores try once: what
 * they tell is what it is like at that moment, so the next change tells it anyway.
 */
export function nextTry({ kind, since, attempts, now }: Failed): EpochSeconds | undefined {
  if (kind === 'store') return undefined;
  const wait = WAITS_S[Math.min(attempts, WAITS_S.length) - 1] ?? 0;
  const end = since + TRIED_FOR_S;
  if (now >= end) return undefined;
  // The last try is at the end of the three days, and not long before it.
  return epochSeconds(Math.min(now + wait, end));
}

/** Whether a webhook is turned off by this failure. */
export const turnsOff = ({
  kind,
  failures,
  isGivenUp,
}: Readonly<{ kind: WebhookKind; failures: number; isGivenUp: boolean }>): boolean =>
  kind === 'store' ? failures >= STORE_FAILURES_MAX : isGivenUp;
