import { failHere } from '#contract/browser-failures.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#contract/failure.ts';

/**
 * Turns the server's `{ code, message, data }` back into the failure it was thrown as. A proxy or a plugin in between
 * may know no more than a message, and that is then what a person reads.
 */
export function failureOf(status: number, body: unknown): AppError {
  const { code = 'wcpay_server_error', message, data }: Partial<Record<string, unknown>> = Object(body);
  if (typeof message === 'string') return new AppError(code as ErrorCode, status, message, Object(data));
  if (status === 503 || status === 502 || status === 504)
    return failHere('wcpay_unavailable', { retry_after_s: 5 });
  return failHere('reply_not_understood', { status });
}

/** What fetch throws, in our words. A call that was given up on purpose stays what it is. */
export function networkFailure(error: unknown, givenUp: boolean): unknown {
  if (givenUp) return error;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return failHere(isTimeout ? 'network_timeout' : 'network_unreachable');
}
