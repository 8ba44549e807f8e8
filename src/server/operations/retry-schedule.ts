import { isDatabaseGone } from '#domain/running/database-failure.ts';
import { type EpochSeconds, epochSeconds, HOUR_S, secondsOf, type UtcInstant } from '#domain/shared/time.ts';

/** The provider is given this long; afterwards nobody knows how it ended. */
export const PROVIDER_TIMEOUT_MS = 10_000;
/** Whoever carries an operation has ended with it by then, or is no more. */
export const TAKEN_FOR_S = 15;
const ATTEMPTS_MAX = 6;
/** Providers forget keys after a day. A key that may be forgotten must not be sent again: it would be a new request. */
const RESEND_WITHIN_S = 23 * HOUR_S;

/** How long to wait after each attempt. */
const PAUSES_S = [15, 30, 60, 300, 900] as const;
const LONGEST_PAUSE_S = 3600;
const SPREAD = 0.2;

/** Up to a fifth more, by the id: operations that failed together do not all come back together, and a test can repeat it. */
function nextAttemptAt(now: EpochSeconds, attempts: number, id: string): EpochSeconds {
  const pause = PAUSES_S[attempts - 1] ?? LONGEST_PAUSE_S;
  const share = Number.parseInt(id.slice(-4), 16) / 0xffff;
  return epochSeconds(now + Math.round(pause * (1 + SPREAD * share)));
}

/** A database that went away comes back in moments, and what it cut off need not wait for long. */
const SOON_S = 2;
/** One that comes and goes must not use up all attempts. */
export const SOON_ATTEMPTS_MAX = 3;

/** When to try again what a provider gave no clear answer to, or what a database that went away cut off. */
export const tryAgainAt = (
  now: EpochSeconds,
  { attempts, id }: Readonly<{ attempts: number; id: string }>,
  reason: unknown,
): EpochSeconds =>
  isDatabaseGone(reason) && attempts < SOON_ATTEMPTS_MAX
    ? epochSeconds(now + SOON_S)
    : nextAttemptAt(now, attempts, id);

type Tried = Readonly<{ attempts: number; created: UtcInstant }>;

export const isKeyForgotten = (since: EpochSeconds, now: EpochSeconds): boolean =>
  now - since >= RESEND_WITHIN_S;

/** From here on the provider is only asked what happened. */
export const isPastResending = ({ attempts, created }: Tried, now: EpochSeconds): boolean =>
  attempts >= ATTEMPTS_MAX || (attempts > 0 && isKeyForgotten(secondsOf(created), now));
