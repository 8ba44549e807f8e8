import { accessSync, constants, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** What is left for all else on the machine once the largest databases of a run stand there. */
const PLENTY = 8 * GIGABYTE;
/** No run takes so long: what is older was left by one that was killed, and still takes memory. */
const LEFT_AFTER_MS = 24 * 3_600_000;

/** What there is to know of a folder in memory before anything is put there. */
export type Memory = Readonly<{
  /** As Linux tells what is mounted where. */
  mounts: string;
  mayWrite: boolean;
  /** The least of what the folder, the machine and its container have to give. */
  free: number;
}>;

/**
 * Where the files of a database go whose loss loses nothing: memory, where there is plenty of it; the disk otherwise.
 * A small folder, as containers have it, would be full in the middle of a test.
 */
export function parentOfForgetful({ mounts, mayWrite, free }: Memory, onDisk: string): string {
  // Where an account has no home, PostgreSQL's programs stand beside its files and are run there.
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === IN_MEMORY);
  const [, , kind, options = ''] = mount?.split(' ') ?? [];
  const isFit = kind === 'tmpfs' && !options.split(',').some((word) => word === 'noexec' || word === 'ro');
  return isFit && mayWrite && free >= PLENTY ? IN_MEMORY : onDisk;
}

/** Whether what may be lost is kept in memory on this machine. */
export const forgetsInMemory = (): boolean => parentOfForgetful(lookAtMemory(), os.tmpdir()) === IN_MEMORY;

/** A folder for a database of tests that promise nothing about what survives: `fsync` costs nothing in memory. */
export function makeForgetfulFolder(name: string): string {
  const parent = parentOfForgetful(lookAtMemory(), os.tmpdir());
  if (parent === IN_MEMORY) removeLeft();
  return makeTemporaryFolder(name, parent);
}

function lookAtMemory(): Memory {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const { availableMemory = os.freemem } = process; // Node 20.12 does not tell what its container leaves.
    return {
      mounts: readFileSync('/proc/mounts', 'utf8'),
      mayWrite: true,
      free: Math.min(bavail * bsize, os.freemem(), availableMemory()),
    };
  } catch {
    return { mounts: '', mayWrite: false, free: 0 }; // There is none, as on other systems.
  }
}

function removeLeft(): void {
  for (const name of readdirSync(IN_MEMORY).filter((each) => each.startsWith('countinghouse-'))) {
    const folder = path.join(IN_MEMORY, name);
    try {
      if (Date.now() - statSync(folder).mtimeMs > LEFT_AFTER_MS)
        rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody else's, or gone in the meantime.
    }
  }
}
