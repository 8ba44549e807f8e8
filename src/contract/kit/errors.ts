import type { Failure } from './catalogue-entry.ts';
import { AppError, throwable } from './failure.ts';
import { type Details, type ErrorCode, FAILURES } from './failures.ts';

export type { ErrorCode };
export { AppError };

type DetailsArgument<Code extends ErrorCode> =
  Details<Code> extends undefined ? [] : [details: Details<Code>];

/** For details that are known only at run time; everywhere else `fail` checks them. */
export const appError = (code: ErrorCode, details?: Readonly<Record<string, unknown>>): AppError =>
  throwable(code, FAILURES[code] as Failure<Readonly<Record<string, unknown>>>, details);

/** `throw fail('rest_invalid_param', { params })`: the code decides which details it must carry. */
export const fail = <Code extends ErrorCode>(code: Code, ...[details]: DetailsArgument<Code>): AppError =>
  appError(code, details);
