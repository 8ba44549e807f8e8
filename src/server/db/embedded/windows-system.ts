import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../database-errors.ts';
import { lockByName } from './data-folder-lock.ts';
import { sendSignal } from './linux-system.ts';
import { CLEAN_ENVIRONMENT, type RunAs } from './postgres-user.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { StopSignal, System } from './system.ts';

/**
 * Windows has no users by number and no modes of files: who may read a folder is said by its own rights. It has no sockets that
 * Node could connect to and no signals; pipes have names as sockets without a file do, and a child ends with its parent.
 */
export const WINDOWS: System = {
  program: (binaries, name) => path.join(binaries, 'bin', `${name}.exe`),
  cacheFolder: () => process.env.LOCALAPPDATA ?? path.join(os.homedir(), 'AppData', 'Local'),
  initdbWords: [],

  makeUser: () => undefined,
  chooseUser: () => ({}),
  canEnter: () => true,
  isOurs: () => true,

  lock: (folder, key) => lockByName(folder, `\\\\.\\pipe\\countinghouse-postgres-${key}`),

  socketBytesMax: undefined,
  outlivesUs: false,
  worksIn: (_, pid) => isPostgres(pid),
  processesIn: (cluster) => {
    const written = readPostmasterFile(cluster); // Backends end by themselves once their server has.
    return written && isPostgres(written.pid) ? [written.pid] : [];
  },
  signal: (pid, name, { binaries, runAs }) =>
    signalByProgram(WINDOWS.program(binaries, 'pg_ctl'), pid, name, runAs),

  move: moveWhenLetGo,
  syncFolder: () => undefined, // NTFS has names in its journal, and no folder can be opened for it.
};

function isPostgres(pid: number): boolean {
  const words = ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'];
  const { stdout } = spawnSync('tasklist', words, {
    env: CLEAN_ENVIRONMENT,
    encoding: 'utf8',
    windowsHide: true,
  });
  return listsPostgres(stdout ?? '', pid);
}

/** Of what tasklist said: a line of quoted fields, or a sentence in the language of the machine. */
export const listsPostgres = (said: string, pid: number): boolean =>
  said.toLowerCase().includes(`"postgres.exe","${pid}",`);

/** PostgreSQL hears signals everywhere, where its own program sends them. */
export function signalByProgram(control: string, pid: number, name: StopSignal, runAs: RunAs): void {
  if (name === 'SIGKILL') sendSignal(pid, name);
  else
    spawnSync(control, ['kill', name.replace('SIG', ''), String(pid)], {
      ...runAs,
      env: CLEAN_ENVIRONMENT,
      cwd: '/',
      windowsHide: true,
    });
}

const HELD = ['EPERM', 'EBUSY', 'EACCES'];
const MOVES = 50;
const MOVE_AGAIN_MS = 100;

/** What looks for viruses opens what was just written, and nothing that is open can be moved. */
export async function moveWhenLetGo(
  from: string,
  to: string,
  rename: typeof renameSync = renameSync,
  pauseMs = MOVE_AGAIN_MS,
): Promise<void> {
  for (let move = 1; ; move++) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      if (!HELD.includes(codeOf(error) ?? '') || move === MOVES) throw error;
      await sleep(pauseMs);
    }
  }
}

/** Of what `whoami /groups` said: the level of somebody with all rights of an administrator, or of the system itself. */
export const hasAdministratorsRights = (groups: string): boolean => /\bS-1-16-(12288|16384)\b/.test(groups);
