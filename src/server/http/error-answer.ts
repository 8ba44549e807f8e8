import { AppError, type ErrorCode, fail } from '#contract/kit/errors.ts';
import { databaseFailureOf } from '#domain/running/database-failure.ts';
import { DISK_FULL } from '../db/database-errors.ts';

export type ErrorBody = Readonly<{
  code: ErrorCode;
  message: string;
  data: Readonly<Record<string, unknown>>;
}>;

const errorBody = ({ code, message, status, details }: AppError): ErrorBody => ({
  code,
  message,
  // The status of the answer wins over whatever else is called so.
  data: { ...details, status },
});

const FAILURE_CHARACTERS_MAX = 16_384;
const WORDS_CHARACTERS_MAX = 500;

/** A failure as it travels. What a caller sent never decides how much is answered: above the limit, the details stay here. */
export function errorText(failure: AppError): Readonly<{ text: string; isCut: boolean }> {
  const body = errorBody(failure);
  const text = JSON.stringify(body);
  if (text.length <= FAILURE_CHARACTERS_MAX) return { text, isCut: false };
  const { code, message, data } = body;
  const few = { code, message: message.slice(0, WORDS_CHARACTERS_MAX), data: { status: data.status } };
  return { text: JSON.stringify(few), isCut: true };
}

type Known = Readonly<{ code?: unknown; statusCode?: unknown }>;

const RETRY_AFTER_S = 5;

/** What a caller is told of any error; `undefined` when it is our own bug and must be logged. */
export function asFailure(error: unknown, limits: { bodyBytesMax: number }): AppError | undefined {
  if (error instanceof AppError) return error;
  const { code, statusCode } = (typeof error === 'object' && error ? error : {}) as Known;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return fail('rest_body_too_large', { limit_bytes: limits.bodyBytesMax });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return fail('rest_unsupported_media_type');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return fail('rest_invalid_json');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return fail('rest_uri_too_long');
    case 'ENOSPC':
    case DISK_FULL:
      return fail('disk_full');
  }
  if (databaseFailureOf(error)) return fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S });
  // Whatever else the framework refuses is the caller's mistake, in words of our own.
  if (statusCode === 415) return fail('rest_unsupported_media_type');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return fail('rest_bad_request');
  return undefined;
}
