import { AppError, type ErrorCode } from '#contract/kit/errors.ts';

/** Refused for now, or for a reason that says nothing about the money: our own key cannot have been used by others. */
const NOT_FINAL: readonly ErrorCode[] = [
  'provider_rate_limited',
  'rest_request_timeout',
  'idempotency_key_reused',
];

/** Only a clear no is a failure. A server error, a time-out or an answer nobody understands may hide money that moved. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError &&
  ((error.status >= 400 && error.status < 500) || error.code === 'provider_unsupported') &&
  !NOT_FINAL.includes(error.code);
