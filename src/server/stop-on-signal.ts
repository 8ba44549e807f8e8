import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './http/build-app.ts';

/** While people still come, `/readyz` has already said no, so that whoever sends them can turn elsewhere. */
const NOT_READY_MS = 200;
const IN_FLIGHT_MS_MAX = 6000;
const STOP_MS_MAX = 9500;

export type Running = { readonly name: string; stop(): Promise<unknown> };

/** Finishes what is in flight; whoever takes longer than patience allows is cut off. */
export async function drain(app: Pick<App, 'beginStopping' | 'close' | 'cutConnections'>): Promise<void> {
  app.beginStopping();
  await pause(NOT_READY_MS);
  const cut = setTimeout(() => app.cutConnections(), IN_FLIGHT_MS_MAX);
  await app.close();
  clearTimeout(cut);
}

/** Ends what was started, the newest first. Answers whether everything ended cleanly. */
export async function stopAll(
  running: Running[],
  onError: (sentence: string, error: unknown) => void,
): Promise<boolean> {
  let clean = true;
  for (let last = running.pop(); last; last = running.pop()) {
    try {
      await last.stop();
    } catch (error) {
      clean = false;
      onError(`${last.name} did not stop cleanly`, error);
    }
  }
  return clean;
}

/**
 * SIGTERM and Ctrl-C stop gracefully, also in the middle of starting. A second one, or a stop that takes too long,
 * ends at once: the database is left to its watchdog and recovers by itself.
 */
export function stopOnSignal(running: Running[], onError: (sentence: string, error: unknown) => void): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS_MAX).unref();
    void stopAll(running, onError).then((clean) => process.exit(clean ? 0 : 1));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
