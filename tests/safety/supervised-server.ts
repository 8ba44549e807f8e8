import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assert } from '#domain/shared/assert.ts';
import { findPostmaster } from '#server/db/embedded/postgres-processes.ts';
import { programWords } from '../program-words.ts';
import { PASSWORD, ROOT } from './whole-server.ts';

const HARM = fileURLToPath(new URL('./harm-on-signal.mjs', import.meta.url));
const READY_WITHIN_MS = 90_000;
const SUPERVISE = [process.execPath, '--import', HARM, ...programWords('supervise')];

export type Supervised = Readonly<{
  /** The program that was started: the one that supervises, or the shell around it. */
  starter: ChildProcess;
  ended: Promise<number | null>;
  /** Where the server is once it has been ready so many times. */
  readyAt: (times: number) => Promise<string>;
  /** Everything that was written so far, by whoever it was. */
  said: () => string;
  /** The process that serves. */
  server: () => number;
}>;

/** The product as `npm start` runs it: in a process that somebody watches over. */
export function startSupervised(dataDir: string, env: object = {}, isInShell = false): Supervised {
  // The last command of a shell may take its place; one that has another to come stays, as npm's does.
  const words = isInShell ? ['sh', '-c', `${SUPERVISE.join(' ')}; exit $?`] : SUPERVISE;
  const [program = '', ...rest] = words;
  const starter = spawn(program, rest, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      SCENARIO: 'sandbox',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: PASSWORD,
      npm_lifecycle_event: isInShell ? 'start' : undefined,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(starter, 'exit').then(([code]) => code as number | null);
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [starter.stdout, starter.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      for (const listen of listeners) listen();
    });

  const readyAt = (times: number) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const address = [...text.matchAll(/is ready: (\S+)\n/g)][times - 1]?.[1];
        if (address) resolve(new URL(address).origin);
      };
      const timer = setTimeout(
        () => reject(new Error(`Not ready ${times} times:\n${text}`)),
        READY_WITHIN_MS,
      );
      timer.unref();
      listeners.add(look);
      look();
    });
  const server = () => {
    const [child] = childrenOf(starter.pid);
    assert(child !== undefined, 'a server runs');
    return child;
  };
  return { starter, ended, readyAt, said: () => text, server };
}

function childrenOf(pid: number | undefined): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

/** The database of a folder, while it runs. */
export const databaseOf = (dataDir: string): number | undefined =>
  findPostmaster(`${dataDir}/postgres/cluster`)?.pid;
