import type { Failure } from './catalogue-entry.ts';
import type { ErrorCode } from './failures.ts';

type AnyDetails = Readonly<Record<string, unknown>>;

/** A failure in flight. The browser makes it from the server's answer, so it needs no catalogue of its own. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: AnyDetails;
  constructor(code: ErrorCode, status: number, words: string, details: AnyDetails = {}) {
    super(words);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** The failure with its status and words worked out from its details. */
export function throwable(
  code: ErrorCode,
  { status, words }: Failure<AnyDetails>,
  details: AnyDetails = {},
): AppError {
  return new AppError(
    code,
    typeof status === 'function' ? status(details) : status,
    typeof words === 'function' ? words(details) : words,
    details,
  );
}
