import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import {
  INTERRUPTED,
  type NextStart,
  nextStart,
  RESTART_REASONS,
  type RestartReason,
  type Run,
} from '#domain/running/next-start.ts';
import { programFile } from './program-file.ts';
import { restartedBecause } from './start/restarted-because.ts';

/** How often it is looked whether the shell of npm, which passes no signal on, is still there. */
const LOOK_EVERY_MS = 250;

/** Windows has none to pass on: Ctrl-C reaches everybody at the console there, and a program that is sent one just ends. */
const HAS_SIGNALS = process.platform !== 'win32';

const STOPPING = 'Stopping. What is under way is finished first; Ctrl-C again ends it at once.';

/** Starts the server, and starts it again when it ends by an error. Whoever stops this program stops the server. */
let server: ChildProcess | undefined;
const asked = new AbortController();

function stop(signal: NodeJS.Signals): void {
  if (!asked.signal.aborted) console.error(`\n${STOPPING}`);
  asked.abort();
  if (HAS_SIGNALS) server?.kill(signal);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
stopWithShell();

/** A signal to npm ends its shell and nothing else. Started by others, this program may well outlive them. */
function stopWithShell(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    // Ctrl-C reaches the shell as well as us: that it is gone then is no second wish.
    if (!asked.signal.aborted) stop('SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}

function runServer(because: RestartReason | undefined): Promise<Run> {
  const began = performance.now();
  const words = because ? [restartedBecause(because)] : [];
  // In a group of its own, so that Ctrl-C reaches it once, through us. It hears of our end by the closed channel.
  const child = spawn(process.execPath, [...process.execArgv, programFile('main'), ...words], {
    detached: HAS_SIGNALS,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server = child;
  let wasReady = false;
  let said: RestartReason | undefined;
  child.on('message', (message) => {
    if (message === 'ready') wasReady = true;
    said = RESTART_REASONS.find((reason) => reason === message) ?? said;
  });
  return new Promise((resolve) => {
    const end = (code: number | null, signal: string | null) => {
      server = undefined;
      resolve({ code, signal, said, wasReady, lastedMs: performance.now() - began });
    };
    child.once('error', (error) => {
      console.error(`The server could not be started: ${error.message}`);
      end(1, null);
    });
    child.once('exit', end);
  });
}

const SENTENCES: Readonly<Record<RestartReason, string>> = {
  error: 'The server ended by an error',
  database_ended: 'The server ended because its database did',
  out_of_memory: 'The server ran out of memory',
  killed: 'The server was killed',
};

function sentenceOf({ signal, code }: Run, { reason, afterMs }: NextStart): string {
  if (!reason) return 'The settings are others now. The server is started again with them.';
  return `${SENTENCES[reason]} (${signal ?? `exit code ${code}`}). It is started again in ${afterMs / 1000} s.`;
}

async function keepRunning(): Promise<number> {
  let failures: number | undefined;
  let reason: RestartReason | undefined;
  for (;;) {
    const run = await runServer(reason);
    const next = nextStart(run, failures);
    if (asked.signal.aborted || !next) return run.code ?? (asked.signal.aborted ? INTERRUPTED : 1);
    ({ failures, reason } = next);
    console.error(sentenceOf(run, next));
    try {
      await pause(next.afterMs, undefined, { signal: asked.signal });
    } catch {
      return 0; // Nothing runs, and nothing is wanted to.
    }
  }
}

process.exit(await keepRunning());
