import type { ErrorCode } from '#contract/kit/errors.ts';
import { AppError } from '#contract/kit/failure.ts';
import { isAsked } from '../approvals/is-asked.ts';

/** Refusals that say nothing about the money: it may have moved, or may still. */
const NOT_FINAL: readonly ErrorCode[] = [
  'operation_in_progress',
  'rest_request_timeout',
  'rest_too_many_requests',
  'provider_rate_limited',
];

/** Only a clear no is final. A silence, a server error or an answer nobody understands may hide money that moved. */
export const isFinal = (error: unknown): boolean => isAsked(error) || isRefused(error);

const isRefused = (error: unknown): boolean =>
  error instanceof AppError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status) &&
  !NOT_FINAL.includes(error.code);

/** Nobody could confirm it: the key stays, so that asking again begins nothing new. */
export const endsKey = (error: unknown): boolean =>
  isFinal(error) && !(error instanceof AppError && error.code === 'operation_needs_attention');

const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000] as const;
const SECOND_MS = 1000;
const PAUSE_MS_MAX = 30_000;

/** Whoever has asked for money to move hears something by then, if only that it is being confirmed. */
export const LATE_MS = 5000;

/** An answer that never comes takes its own time: after a minute and a half, with or without answers, a person is asked. */
const SILENCES_MAX = 3;
const isSilence = (error: unknown): boolean => error instanceof AppError && error.code === 'network_timeout';

/** The same question with the same key, again and again until the answer is clear; after a while a person is asked. */
export const askingAgain = {
  retry: (failures: number, error: unknown): boolean =>
    failures < (isSilence(error) ? SILENCES_MAX : PAUSES_MS.length) && !isFinal(error),
  retryDelay: (failures: number, error: unknown): number => {
    const retryAfter = error instanceof AppError ? error.details.retry_after_s : undefined;
    const pause = PAUSES_MS[failures] ?? PAUSE_MS_MAX;
    return Math.min(
      PAUSE_MS_MAX,
      Math.max(pause, typeof retryAfter === 'number' ? retryAfter * SECOND_MS : 0),
    );
  },
};
