import { AppError, type ErrorCode } from '#contract/kit/errors.ts';
import type { Logger } from '../logger.ts';

const LINE_EVERY_MS = 1000;

type Counted = { times: number; readonly codes: Partial<Record<ErrorCode, number>>; cause?: unknown };

/** We turned somebody away and said when to come again. */
export const isTurnedAway = ({ status, details }: AppError): boolean =>
  (status === 429 || status === 503) && typeof details.retry_after_s === 'number';

export type RefusalLines = Readonly<{ count(failure: AppError, error: unknown): void; stop(): void }>;

/**
 * Whoever floods us is turned away, and must not fill the log that way: there is one line a second at most, and it says how
 * many it is about. Of what others brought upon us, such as a database that is away, it names the latest cause.
 */
export function openRefusalLines(log: Logger): RefusalLines {
  let counted: Counted = { times: 0, codes: {} };
  let pause: NodeJS.Timeout | undefined;

  const write = (): void => {
    const { times, codes, cause } = counted;
    if (times === 0) return;
    counted = { times: 0, codes: {} };
    if (cause === undefined) log.warn({ times, codes }, 'requests were turned away');
    else log.error({ times, codes, err: cause }, 'requests were turned away');
  };
  /** The first is told at once, and those of each second after it together. */
  const writeAndPause = (): void => {
    pause = counted.times === 0 ? undefined : setTimeout(writeAndPause, LINE_EVERY_MS).unref();
    write();
  };

  return {
    count: (failure, error) => {
      counted.times += 1;
      counted.codes[failure.code] = (counted.codes[failure.code] ?? 0) + 1;
      if (!(error instanceof AppError)) counted.cause = error;
      if (!pause) writeAndPause();
    },
    stop: () => {
      clearTimeout(pause);
      pause = undefined;
      write();
    },
  };
}
