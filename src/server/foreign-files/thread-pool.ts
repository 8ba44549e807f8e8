import type { Worker } from 'node:worker_threads';

export type ThreadLimits = Readonly<{
  /** How many work at a time; each is started when it is first needed. */
  threads: number;
  /** How many tasks may wait for one. */
  waiting: number;
  /** How many of these may be of the same caller. */
  waitingOfOne: number;
}>;

type Circumstances = Readonly<{ isBegun?: boolean; cause?: unknown }>;

/** Why nothing came of a task: no thread had time for it, it took too long, or its thread ended. */
export class ThreadFailure extends Error {
  override readonly name = 'ThreadFailure';
  readonly reason: 'busy' | 'late' | 'ended';
  /** Whether the thread had taken the task up, and may have failed because of it. */
  readonly isBegun: boolean;
  constructor(reason: ThreadFailure['reason'], { isBegun = false, cause }: Circumstances = {}) {
    super(`a task in a thread: ${reason}`, { cause });
    this.reason = reason;
    this.isBegun = isBegun;
  }
}

/** What a thread says of its task: that the time may be counted, and then how it ended. */
export type ThreadSays = 'begun' | Readonly<{ answer: unknown }> | Readonly<{ failed: string }>;

export type ThreadPool = Readonly<{
  run: (caller: string, task: unknown, msMax: number) => Promise<unknown>;
  stop: () => Promise<void>;
}>;

/**
 * A few threads that are used again and again. One whose task failed is ended with it, and the next task gets a new one.
 * Each caller has one task under way at most, and those who wait take turns: nobody's many files stand before another's one.
 */
export function openThreadPool(
  start: () => Worker,
  { threads, waiting, waitingOfOne }: ThreadLimits,
): ThreadPool {
  const alive = new Set<Worker>();
  const idle = new Set<Worker>();
  /** Who has a task under way. */
  const served = new Set<string>();
  /** Those who wait, each with their tasks; whose turn is next stands first. */
  const lines = new Map<string, (() => void)[]>();
  let isStopped = false;

  const takeTurn = async (caller: string): Promise<void> => {
    if (served.size < threads && !served.has(caller)) return void served.add(caller);
    const line = lines.get(caller) ?? [];
    const all = [...lines.values()].reduce((sum, { length }) => sum + length, 0);
    if (all >= waiting || line.length >= waitingOfOne) throw new ThreadFailure('busy');
    lines.set(caller, line);
    await new Promise<void>((resolve) => line.push(resolve));
  };
  const passTurnOn = (from: string): void => {
    served.delete(from);
    const own = lines.get(from);
    lines.delete(from);
    if (own && own.length > 0) lines.set(from, own);
    for (const [caller, line] of lines) {
      if (served.has(caller)) continue;
      served.add(caller);
      line.shift()?.();
      return;
    }
  };

  const begin = (): Worker => {
    const thread = start();
    alive.add(thread);
    thread.unref();
    // Whatever a thread dies of must not end the process, also while nobody waits for its answer.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      alive.delete(thread);
      idle.delete(thread);
    });
    return thread;
  };

  const perform = async (task: unknown, msMax: number): Promise<unknown> => {
    if (isStopped) throw new ThreadFailure('ended');
    const [used] = idle;
    const thread = used ?? begin();
    idle.delete(thread);
    try {
      const answer = await answerOf(thread, task, msMax);
      idle.add(thread);
      return answer;
    } catch (error) {
      await thread.terminate();
      // A used thread may be dead before the pool hears of it. A new one that takes nothing up never will.
      const isUntouched = error instanceof ThreadFailure && !error.isBegun;
      if (used && isUntouched) return perform(task, msMax);
      throw error;
    }
  };

  return {
    run: async (caller, task, msMax) => {
      await takeTurn(caller);
      try {
        return await perform(task, msMax);
      } finally {
        passTurnOn(caller);
      }
    },
    stop: async () => {
      isStopped = true;
      await Promise.all([...alive].map((thread) => thread.terminate()));
    },
  };
}

/** The time counts from when the thread takes the task up: before that it may still be loading its program. */
function answerOf(thread: Worker, task: unknown, msMax: number): Promise<unknown> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return new Promise((resolve, reject) => {
    const failBy = (reason: 'late' | 'ended', cause?: unknown) =>
      reject(new ThreadFailure(reason, { isBegun: timer !== undefined, cause }));
    const lose = (cause?: unknown) => failBy('ended', cause);
    const hear = (said: ThreadSays) => {
      if (said === 'begun') timer = setTimeout(() => failBy('late'), msMax);
      else if ('answer' in said) resolve(said.answer);
      else lose(said.failed);
    };
    thread.on('message', hear).once('error', lose).once('exit', lose);
    over.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      thread.off('message', hear).off('error', lose).off('exit', lose);
    });
    thread.postMessage(task);
  }).finally(() => over.abort());
}
