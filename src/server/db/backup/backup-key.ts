import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { BackupError, codeOf } from '../database-errors.ts';

const KEY_BYTES = 32;
const WRITTEN_KEY = /^[0-9a-f]{64}\n?$/;

/** The key that seals backups. It is in none of them, so that whoever finds one cannot change it unnoticed. */
export function readBackupKey(file: string): Buffer | undefined {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new BackupError(`The key of the backups, ${file}, cannot be read (${codeOf(error)}).`);
  }
  try {
    if ((fstatSync(handle).mode & 0o077) !== 0)
      throw new BackupError(
        `The key of the backups, ${file}, is open to others. Close it: chmod 600 ${file}`,
      );
    const text = readFileSync(handle, 'utf8');
    if (!WRITTEN_KEY.test(text))
      throw new BackupError(`The key of the backups, ${file}, is not 64 hexadecimal digits.`);
    return Buffer.from(text.trim(), 'hex');
  } finally {
    closeSync(handle);
  }
}

/** The key there is, else a new one; `made` says that its owner has to hear of it. */
export function ensureBackupKey(file: string): Readonly<{ key: Buffer; made: boolean }> {
  const found = readBackupKey(file);
  if (found) return { key: found, made: false };
  const key = randomBytes(KEY_BYTES);
  mkdirSync(path.dirname(file), { recursive: true });
  const handle = openSync(file, 'wx', 0o600); // Of two first backups at once, the second stops here and can be repeated.
  try {
    writeSync(handle, `${key.toString('hex')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return { key, made: true };
}
