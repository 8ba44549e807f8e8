import { setTimeout as pause } from 'node:timers/promises';
import { INTERRUPTED, type RestartReason, START_AGAIN } from '#domain/running/next-start.ts';
import type { Logger } from '../logger.ts';
import type { App } from './build-app.ts';

/** While people still come, `/readyz` has already said no, so that whoever sends them can turn elsewhere. */
const NOT_READY_MS = 200;
/** How long what is in flight may take. After an error nobody knows what still works, and those who wait learn of it soon. */
const IN_FLIGHT_MS_MAX = { asked: 6000, failed: 1000 };
const STOP_MS_MAX = 9500;

/** Why everything ends: somebody wants it to, or it must. */
type Cause = keyof typeof IN_FLIGHT_MS_MAX;
export type Running = { readonly name: string; stop(cause: Cause): Promise<unknown> };

/** Finishes what is in flight; whoever takes longer than patience allows is cut off. */
export async function drain(
  app: Pick<App, 'beginStopping' | 'close' | 'cutConnections'>,
  cause: Cause,
): Promise<void> {
  app.beginStopping();
  await pause(NOT_READY_MS);
  const cut = setTimeout(() => app.cutConnections(), IN_FLIGHT_MS_MAX[cause]);
  await app.close();
  clearTimeout(cut);
}

/** Ends what was started, the newest first. Answers whether everything ended cleanly. */
export async function stopAll(
  running: Running[],
  cause: Cause,
  onError: (sentence: string, error: unknown) => void,
): Promise<boolean> {
  let clean = true;
  for (let last = running.pop(); last; last = running.pop()) {
    try {
      await last.stop(cause);
    } catch (error) {
      clean = false;
      onError(`${last.name} did not stop cleanly`, error);
    }
  }
  return clean;
}

export type Life = Readonly<{
  /** Ends the process in order, because it must: it cannot go on by itself. */
  fail(reason: RestartReason, error: unknown): void;
  /** Ends it in order, to be started again with other settings. */
  startAgain(): void;
  isEnding(): boolean;
}>;

/**
 * SIGTERM, Ctrl-C and the end of whoever supervises us stop gracefully, also in the middle of starting. A second one, or
 * a stop that takes too long, ends at once: the database is left to its watchdog and recovers by itself. An error that
 * nobody caught ends the process in order too; money operations in flight are left to the reconciler.
 */
export function liveUntilStopped(running: Running[], log: Pick<Logger, 'error'>): Life {
  let isAsked = false;
  let isEnding = false;
  const end = (cause: Cause, code: number) => {
    isEnding = true;
    setTimeout(() => process.exit(1), STOP_MS_MAX).unref();
    const tell = (sentence: string, error: unknown) => log.error({ err: error }, sentence);
    void stopAll(running, cause, tell).then((clean) => process.exit(clean ? code : 1));
  };
  const onAsked = () => {
    if (isAsked) process.exit(INTERRUPTED);
    isAsked = true;
    if (!isEnding) end('asked', 0);
  };
  const fail: Life['fail'] = (reason, error) => {
    if (isEnding) return; // What breaks while everything is taken down says nothing new.
    log.error({ err: error, reason }, 'the server cannot go on and ends');
    process.send?.(reason);
    end('failed', 1);
  };
  process.on('SIGTERM', onAsked);
  process.on('SIGINT', onAsked);
  process.on('disconnect', onAsked);
  process.on('uncaughtException', (error) => fail('error', error));
  process.on('unhandledRejection', (error) => fail('error', error));
  const startAgain = () => {
    if (!isEnding) end('asked', START_AGAIN);
  };
  return { fail, startAgain, isEnding: () => isEnding };
}
