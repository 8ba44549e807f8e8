import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ENDING = '.backup.gz';

/** Where backups go that nobody gave another place. */
export const backupFolder = (dataDir: string): string => path.resolve(dataDir, 'backups');

/** The backup of a folder that was written last; nothing where there is none. */
export function findNewestBackup(folder: string): Readonly<{ file: string; writtenMs: number }> | undefined {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return undefined; // Nobody has made one here yet.
  }
  return names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, writtenMs: statSync(file).mtimeMs }))
    .sort((one, other) => other.writtenMs - one.writtenMs)[0];
}
