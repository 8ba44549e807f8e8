import { BROWSER_FAILURES } from './browser-failures.ts';
import type { Failure } from './catalogue-entry.ts';
import { type AppError, throwable } from './failure.ts';

type BrowserCode = keyof typeof BROWSER_FAILURES;
type DetailsOf<Code extends BrowserCode> =
  (typeof BROWSER_FAILURES)[Code] extends Failure<
    infer D extends Readonly<Record<string, unknown>> | undefined
  >
    ? D
    : never;

/** `fail` for the browser, whose first screen should not wait for the words of every failure there is. */
export const failHere = <Code extends BrowserCode>(
  code: Code,
  ...[details]: DetailsOf<Code> extends undefined ? [] : [details: DetailsOf<Code>]
): AppError => throwable(code, BROWSER_FAILURES[code] as Failure<Readonly<Record<string, unknown>>>, details);
