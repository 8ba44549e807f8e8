/** Why a server had to be started again, as far as anybody knows. */
export const RESTART_REASONS = ['error', 'database_ended', 'out_of_memory', 'killed'] as const;
export type RestartReason = (typeof RESTART_REASONS)[number];

/** The exit code of a start that a person must settle first: a bad variable, a port that is taken. */
export const REFUSED_START = 78;

/** The exit code of a server that wants to start again, because its settings are others now: not 0, so that whoever watches it does so. */
export const START_AGAIN = 75;

/** The exit code of what a person stopped before it had ended in order, as every shell has it. */
export const INTERRUPTED = 130;

/** One life of a server, seen from outside. */
export type Run = Readonly<{
  code: number | null;
  /** What ended it, where it did not end by itself. */
  signal: string | null;
  /** What it said of its end before it came. */
  said?: RestartReason;
  wasReady: boolean;
  lastedMs: number;
}>;

export type NextStart = Readonly<{
  /** What went wrong; nothing where the server wanted it. */
  reason?: RestartReason;
  afterMs: number;
  /** How many lives in a row were short. */
  failures: number;
}>;

const PAUSE_MS = 1000;
const PAUSE_MS_MAX = 60_000;
/** Whoever lived as long as this has not failed for the reason that the one before did. */
const STEADY_AFTER_MS = 600_000;

/**
 * When a server that ended is started again. One that ended as it was asked to is not, nor one that has never been
 * ready: whoever started it reads why. Once it was, nobody reads along, and what stands in the way, as a port that somebody
 * else took meanwhile, may go away again. `failures` is undefined for the first life.
 */
export function nextStart(run: Run, failures: number | undefined): NextStart | undefined {
  const { code, wasReady, lastedMs } = run;
  if (code === 0) return undefined;
  if (code === START_AGAIN) return { afterMs: 0, failures: 0 };
  if (failures === undefined && !wasReady) return undefined;
  const inARow = lastedMs >= STEADY_AFTER_MS ? 1 : (failures ?? 0) + 1;
  const afterMs = Math.min(PAUSE_MS_MAX, PAUSE_MS * 2 ** (inARow - 1));
  return { reason: reasonOf(run), afterMs, failures: inARow };
}

/** JavaScript that finds no more memory aborts; other signals come from outside. */
function reasonOf({ said, signal }: Run): RestartReason {
  if (said) return said;
  if (signal === null) return 'error';
  return signal === 'SIGABRT' ? 'out_of_memory' : 'killed';
}
