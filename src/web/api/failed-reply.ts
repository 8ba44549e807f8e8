import * as z from 'zod/mini';
import type { ErrorCode } from '#contract/kit/errors.ts';
import { failHere } from '#contract/kit/fail-here.ts';
import { AppError } from '#contract/kit/failure.ts';

const failureBody = z.object({
  code: z._default(z.string(), 'wcpay_server_error'),
  message: z.string(),
  data: z._default(z.record(z.string(), z.unknown()), {}),
});

/**
 * Turns the server's `{ code, message, data }` back into the failure it was thrown as. A proxy or a plugin in between
 * may know no more than a message, and that is then what a person reads.
 */
export function failureOf(status: number, body: unknown): AppError {
  const parsed = failureBody.safeParse(body);
  if (parsed.success) {
    const { code, message, data } = parsed.data;
    return new AppError(code as ErrorCode, status, message, data);
  }
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
