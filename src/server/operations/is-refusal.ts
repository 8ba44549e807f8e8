import { AppError, type ErrorCode } from '#contract/kit/errors.ts';

/** Refused for now, or for a reason that says nothing about the money: our own key cannot have been used by others. */
const NOT_FINAL: readonly ErrorCode[] = [
  'provider_rate_limited',
  'rest_request_timeout',
  'idempotency_key_reused',
];

/** A no to whoever asks, whatever they ask: it tells nothing of what an earlier attempt has done. */
const ABOUT_THE_ASKER: readonly ErrorCode[] = [
  'provider_key_refused',
  'provider_permission_missing',
  'account_missing',
];

/**
 * Only a clear no is a failure. A server error, a time-out or an answer nobody understands may hide money that moved; and after
 * an attempt without an answer, that our key may no longer ask is no answer to it either.
 */
export const isRefusal = (error: unknown, attempts = 1): error is AppError =>
  error instanceof AppError &&
  ((error.status >= 400 && error.status < 500) || error.code === 'provider_unsupported') &&
  !NOT_FINAL.includes(error.code) &&
  !(attempts > 1 && ABOUT_THE_ASKER.includes(error.code));
