import * as z from 'zod/mini';
import { AppError, type ErrorCode, FAILURES, fail } from '#contract/errors.ts';

const failureBody = z.object({
  code: z.string(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()),
});

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(FAILURES, code);

/** Turns the server's `{ code, message, data }` back into the failure it was thrown as. */
export function failureOf(status: number, body: unknown): AppError {
  const parsed = failureBody.safeParse(body);
  if (parsed.success && isErrorCode(parsed.data.code)) {
    try {
      return new AppError(parsed.data.code, parsed.data.data);
    } catch {
      // The details are not those the code promises; the words would be nonsense.
    }
  }
  if (status === 503 || status === 502 || status === 504)
    return fail('wcpay_unavailable', { retry_after_s: 5 });
  return new AppError('reply_not_understood', { status });
}

/** What fetch throws, in our words. A call that was given up on purpose stays what it is. */
export function networkFailure(error: unknown, givenUp: boolean): unknown {
  if (givenUp) return error;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return fail(isTimeout ? 'network_timeout' : 'network_unreachable');
}
