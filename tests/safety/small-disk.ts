import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '../temporary-folder.ts';

export type SmallDisk = Readonly<{
  folder: string;
  /** Writes until there is no room for another byte. */
  fill: () => void;
  makeRoom: () => void;
  remove: () => void;
}>;

const BLOCK = Buffer.alloc(65_536, 1);
const run = (...words: readonly [string, ...string[]]) => spawnSync(words[0], words.slice(1)).status === 0;

/** A disk of so many megabytes, in memory; only root may mount one, and not in every container. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = makeTemporaryFolder('disk');
  const remove = () => {
    run('umount', '-l', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder)) {
    remove();
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    remove,
    makeRoom: () => rmSync(ballast, { force: true }),
    fill: () => {
      const file = openSync(ballast, 'a');
      for (let size = BLOCK.length; size >= 1; )
        try {
          writeSync(file, BLOCK, 0, size);
        } catch {
          size = Math.floor(size / 2);
        }
      closeSync(file);
    },
  };
}
