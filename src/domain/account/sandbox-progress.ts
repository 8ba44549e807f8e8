export const SANDBOX_PROGRESS_START = 5;
/** As far as time alone gets; from here on the account decides. */
const TIMER_MAX = 40;
const TIMER_MS = 1000;
const POLL_MS = 2500;
const TIMEOUT_MS = 40_000;
const TIMER_STEP = 5;
const POLL_STEP = 4;
const ENOUGH = 95;
const DONE = 100;

type Beat = Readonly<{
  waitMs: number;
  /** Whether the account is looked at when the wait is over. */
  looks: boolean;
  /** How far the bar is then. */
  progress: number;
}>;

/** What comes next: time alone moves the bar to 40, and only then is the account looked at, every 2.5 seconds. */
export const nextBeat = (progress: number): Beat =>
  progress < TIMER_MAX
    ? { waitMs: TIMER_MS, looks: false, progress: Math.min(TIMER_MAX, progress + TIMER_STEP) }
    : { waitMs: POLL_MS, looks: true, progress: Math.min(DONE, progress + POLL_STEP) };

/** `elapsedMs` counts from where the looking begins. */
type Look = Readonly<{ status: string; progress: number; elapsedMs: number }>;

/** Whether waiting is over: the account is no longer pending, or nobody should wait any longer. */
export const isSandboxSettled = ({ status, progress, elapsedMs }: Look): boolean =>
  !status.includes('pending') || progress > ENOUGH || elapsedMs >= TIMEOUT_MS;
