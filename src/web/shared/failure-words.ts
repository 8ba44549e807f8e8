import { BROWSER_FAILURES } from '#contract/kit/browser-failures.ts';
import { AppError } from '#contract/kit/failure.ts';

/** The sentence of a failure. What is no failure of ours is a bug, and says no more than that. */
export const failureWords = (error: unknown): string =>
  error instanceof AppError ? error.message : String(BROWSER_FAILURES.wcpay_server_error.words);

/** What the server found wrong with one field, or nothing. */
export function fieldProblem(error: unknown, field: string): string | undefined {
  if (!(error instanceof AppError) || error.code !== 'rest_invalid_param') return undefined;
  const { params } = error.details;
  if (typeof params !== 'object' || params === null) return undefined;
  const words: unknown = Object.entries(params).find(([name]) => name === field)?.[1];
  return typeof words === 'string' ? words : undefined;
}
