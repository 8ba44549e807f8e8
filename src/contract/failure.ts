import type { ErrorCode } from './errors.ts';

/** A failure of the catalogue: the status it travels with, and its words. Both may depend on its details. */
export type Failure<Details> = Readonly<{
  status: number | ((details: Details) => number);
  words: string | ((details: Details) => string);
}>;

export const failure = <Details = undefined>(
  status: Failure<Details>['status'],
  words: Failure<Details>['words'],
): Failure<Details> => ({ status, words });

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
