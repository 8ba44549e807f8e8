import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from './db/database-errors.ts';

/** Where containers find their secrets: readable for all, and nobody else is there. */
const IN_A_CONTAINER = '/run/secrets/';
const OTHERS_MAY = 0o077;

const KEY_BYTES = 32;
const WRITTEN_KEY = /^[0-9a-f]{64}\n?$/;

/** How a key is called in a sentence, and what is thrown with the sentence. */
export type KeyWords = Readonly<{ name: string; problem: (sentence: string) => Error }>;

/** Whether others on this machine may read it, as far as its mode tells: on Windows it tells nothing. */
export const isOpenToOthers = (file: string, mode: number, platform: string = process.platform): boolean =>
  platform !== 'win32' && (mode & OTHERS_MAY) !== 0 && !file.startsWith(IN_A_CONTAINER);

/** A key that stands in a file of its own, which nobody but its owner may read. */
export function readKeyFile(file: string, { name, problem }: KeyWords): Buffer | undefined {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw problem(`${name}, ${file}, cannot be read (${codeOf(error)}).`);
  }
  try {
    if (isOpenToOthers(file, fstatSync(handle).mode))
      throw problem(`${name}, ${file}, is open to others. Close it: chmod 600 ${file}`);
    const text = readFileSync(handle, 'utf8');
    if (!WRITTEN_KEY.test(text)) throw problem(`${name}, ${file}, is not 64 hexadecimal digits.`);
    return Buffer.from(text.trim(), 'hex');
  } finally {
    closeSync(handle);
  }
}

/** The key there is, else a new one; `made` says that its owner has to hear of it. */
export function ensureKeyFile(file: string, words: KeyWords): Readonly<{ key: Buffer; made: boolean }> {
  const found = readKeyFile(file, words);
  if (found) return { key: found, made: false };
  mkdirSync(path.dirname(file), { recursive: true });
  const key = randomBytes(KEY_BYTES);
  const made = putInPlace(file, `${key.toString('hex')}\n`);
  if (made) return { key, made };
  // Of two that make it at once the first one's counts; it stood there whole, or not at all.
  const others = readKeyFile(file, words);
  if (!others) throw words.problem(`${words.name}, ${file}, was removed while it was read.`);
  return { key: others, made };
}

/** Whether the file is ours now: whoever comes second finds it in place and changes nothing. */
function putInPlace(file: string, text: string): boolean {
  const unfinished = `${file}.${randomUUID()}`;
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
    linkSync(unfinished, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    closeSync(handle);
    rmSync(unfinished, { force: true });
  }
}
