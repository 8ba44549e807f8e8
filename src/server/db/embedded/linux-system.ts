import { closeSync, fsyncSync, openSync, readdirSync, readlinkSync, renameSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockByName } from './data-folder-lock.ts';
import { canEnter, chooseUser, makeOwnUser } from './postgres-user.ts';
import type { StopSignal, System } from './system.ts';

/** Linux tells everything below /proc, and has sockets without a file. */
export const LINUX: System = {
  program: (binaries, name) => path.join(binaries, 'bin', name),
  cacheFolder: () => (process.getuid?.() === 0 ? '/var/cache' : path.join(os.homedir(), '.cache')),
  initdbWords: ['--sync-method=syncfs'],

  makeUser: () => makeOwnUser(),
  chooseUser,
  canEnter,
  isOurs: ({ uid, mode }) => uid === process.getuid?.() && (mode & 0o022) === 0,

  lock: (folder, key) => lockByName(folder, `\0countinghouse-postgres-${key}`),

  socketBytesMax: 107,
  outlivesUs: true,
  worksIn,
  processesIn: (cluster) =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => worksIn(cluster, pid)),
  signal: sendSignal,

  move: async (from, to) => renameSync(from, to),
  syncFolder: (folder) => {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  },
};

function worksIn(cluster: string, pid: number): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      /\/bin\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
    );
  } catch {
    return false;
  }
}

export function sendSignal(pid: number, name: StopSignal): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}
