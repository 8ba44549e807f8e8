import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'vite';
import type { Ask, Start, Started, Told } from './measured-server.ts';
import type { BenchWorld } from './worlds.ts';

export type ForkedServer = Started &
  Readonly<{ tell: (question: Ask) => Promise<Told>; close: () => Promise<void> }>;

/** Built as the product is: what runs sources directly leaves something in every function for its debuggers. */
async function buildServer(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: 'bench/measured-server.ts', outDir: 'dist/bench', target: 'node20', minify: false },
  });
  return 'dist/bench/measured-server.js';
}
let built: Promise<string> | undefined;

/** The real server on a world, in a process of its own; `path` is the page whose SQL it can repeat alone. */
export async function forkServer({ connection, deps }: BenchWorld, path: string): Promise<ForkedServer> {
  built ??= buildServer();
  const child = fork(await built, { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
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
