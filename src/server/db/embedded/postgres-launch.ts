import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseError, fullDiskSentence } from '../database-errors.ts';
import type { DataFolder } from './data-folder.ts';
import { asArguments, type PostgresSettings } from './postgres-settings.ts';
import { CLEAN_ENVIRONMENT } from './postgres-user.ts';

const LOG_BYTES_MAX = 4_000_000;
const logOf = (dataDir: string): string => path.join(dataDir, 'server.log');

/** Listens where the settings say, and nowhere else. */
export function spawnPostgres(options: {
  binaries: string;
  folder: DataFolder;
  settings: PostgresSettings;
}): ChildProcess {
  const { cluster, dataDir, runAs, system } = options.folder;
  const log = openLog(logOf(dataDir)); // A file and not a pipe: it outlives this process.
  const server = spawn(
    system.program(options.binaries, 'postgres'),
    ['-D', cluster, ...asArguments(options.settings)],
    {
      ...runAs,
      env: CLEAN_ENVIRONMENT,
      cwd: '/',
      // Ctrl-C reaches only us, and we stop PostgreSQL when our own work is done. Hidden, it has a console of its own.
      detached: system.outlivesUs,
      windowsHide: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  server.unref();
  return server;
}

/**
 * Its input reaches the end when this process dies in any way, SIGKILL included; then it asks that very server, named
 * by pid and by file, for a fast stop. Nobody is needed where PostgreSQL ends with us; the next start recovers it then.
 */
export function spawnWatchdog({ cluster, runAs, system }: DataFolder, pid: number): ChildProcess | undefined {
  if (!system.outlivesUs) return undefined;
  const script = 'cat >/dev/null; read -r p <"$2" && [ "$p" = "$1" ] && kill -INT "$1"';
  const watchdog = spawn(
    '/bin/sh',
    ['-c', script, 'watchdog', String(pid), path.join(cluster, 'postmaster.pid')],
    {
      ...runAs,
      env: CLEAN_ENVIRONMENT,
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  watchdog.on('error', () => undefined); // Without a watchdog, the next start stops the survivor.
  watchdog.stdin?.on('error', () => undefined);
  watchdog.unref();
  if (watchdog.stdin && 'unref' in watchdog.stdin && typeof watchdog.stdin.unref === 'function')
    watchdog.stdin.unref();
  return watchdog;
}

/** PostgreSQL's own last words, and the way out. */
export function describeFailedStart(dataDir: string, reason: string): DatabaseError {
  const log = logOf(dataDir);
  return cannotOpen(dataDir, lastWords(readFileSync(log, 'utf8')) ?? reason, `The details are in ${log}. `);
}

/** What PostgreSQL said about files that it cannot work with, and the way out. */
export function cannotOpen(dataDir: string, words: string, details = ''): DatabaseError {
  return new DatabaseError(
    fullDiskSentence(dataDir, words) ??
      `PostgreSQL could not open the database in ${dataDir} (${words}). ${details}` +
        'If the files are damaged, move the folder away and bring a backup back with "npm run restore -- --from FILE".',
  );
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_BYTES_MAX) renameSync(file, `${file}.1`);
  return openSync(
    file,
    constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW,
    0o600,
  );
}

export function lastWords(said: string): string | undefined {
  const last = said.split('\n').findLast((line) => /\b(FATAL|PANIC):/.test(line));
  return last?.replace(/^.*?\b(FATAL|PANIC):\s*/, '');
}
