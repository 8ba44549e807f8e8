import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Ask, Start, Started, Told } from './measured-server.ts';
import type { BenchWorld } from './worlds.ts';

export type ForkedServer = Started &
  Readonly<{ tell: (question: Ask) => Promise<Told>; close: () => Promise<void> }>;

/** The real server on a world, in a process of its own; `path` is the page whose SQL it can repeat alone. */
export async function forkServer({ connection, deps }: BenchWorld, path: string): Promise<ForkedServer> {
  const child = fork(new URL('./measured-server.ts', import.meta.url));
  const close = async () => {
    if (!child.connected) return;
    const gone = once(child, 'exit'); // Its connections would otherwise see the database stop, and complain.
    child.disconnect();
    await gone;
  };
  try {
    const start: Start = { connection, dataDir: deps.config.dataDir, now: deps.now(), path };
    const started = await ask<Started>(child, start);
    return { ...started, tell: (question) => ask<Told>(child, question), close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** One answer for each message: the child speaks only when spoken to. */
async function ask<Answer>(child: ChildProcess, message: Start | Ask): Promise<Answer> {
  const answered = once(child, 'message', { signal: AbortSignal.timeout(120_000) });
  child.send(message);
  const [answer] = await answered;
  return answer as Answer;
}
