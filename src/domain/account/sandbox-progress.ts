export const SANDBOX_PROGRESS_START = 5;
/** As far as time alone gets; from here on the account decides. */
export const SANDBOX_TIMER_MAX = 40;
export const SANDBOX_TIMER_MS = 1000;
export const SANDBOX_POLL_MS = 2500;
export const SANDBOX_TIMEOUT_MS = 40_000;
const TIMER_STEP = 5;
const POLL_STEP = 4;
const ENOUGH = 95;
const DONE = 100;

/** One beat of the timer: up to 40 and no further. */
export const afterTimer = (progress: number): number =>
  progress >= SANDBOX_TIMER_MAX ? progress : Math.min(SANDBOX_TIMER_MAX, progress + TIMER_STEP);

/** One look at the account. */
export const afterPoll = (progress: number): number => Math.min(DONE, progress + POLL_STEP);

type Look = Readonly<{ status: string; progress: number; elapsedMs: number }>;

/** Whether waiting is over: the account is no longer pending, or nobody should wait any longer. */
export const isSandboxSettled = ({ status, progress, elapsedMs }: Look): boolean =>
  !status.includes('pending') || progress > ENOUGH || elapsedMs >= SANDBOX_TIMEOUT_MS;
