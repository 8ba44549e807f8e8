import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes } from 'node:crypto';
import { fail } from '#contract/kit/errors.ts';
import type { Deps } from '../../deps.ts';
import { ensureKeyFile, type KeyWords, readKeyFile } from '../../key-file.ts';

type Needs = Pick<Deps, 'config'>;

/** Nobody who asks for a code can mend it: the reason is for the log, and the person hears what to do. */
const WORDS: KeyWords = { name: 'The key of the second factors', problem: (sentence) => new Error(sentence) };

const CIPHER = 'aes-256-gcm';
const MARK_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** One key for each use, so that nothing made for the one can serve the other. */
const keyFor = (key: Buffer, use: string): Buffer => createHmac('sha256', key).update(use).digest();
/** By which a key is known again; it tells nothing of the key. */
const markOf = (key: Buffer): Buffer => hash('sha256', keyFor(key, 'mark'), 'buffer').subarray(0, MARK_BYTES);

/** What is sealed for one person opens for nobody else's name. */
export function sealFor({ config }: Needs, user_id: number, secret: Buffer): Buffer {
  const { key } = ensureKeyFile(config.factorKeyFile, WORDS);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(key, 'seal'), iv).setAAD(Buffer.from(`user ${user_id}`));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([markOf(key), iv, cipher.getAuthTag(), sealed]);
}

/** Fails where the key is gone, or another one: as after moving the database without it. */
export function openSealed({ config }: Needs, user_id: number, sealed: Buffer): Buffer {
  const key = readKeyFile(config.factorKeyFile, WORDS);
  if (!key || !sealed.subarray(0, MARK_BYTES).equals(markOf(key))) throw fail('factor_key_missing');
  const iv = sealed.subarray(MARK_BYTES, MARK_BYTES + IV_BYTES);
  const tag = sealed.subarray(MARK_BYTES + IV_BYTES, MARK_BYTES + IV_BYTES + TAG_BYTES);
  const opened = createDecipheriv(CIPHER, keyFor(key, 'seal'), iv)
    .setAAD(Buffer.from(`user ${user_id}`))
    .setAuthTag(tag);
  return Buffer.concat([opened.update(sealed.subarray(MARK_BYTES + IV_BYTES + TAG_BYTES)), opened.final()]);
}

/** A fast hash will do: without the key, which the database does not hold, nothing can be tried against it. */
export const keyedHash = ({ config }: Needs, user_id: number, text: string): Buffer =>
  createHmac('sha256', keyFor(ensureKeyFile(config.factorKeyFile, WORDS).key, 'recovery codes'))
    .update(`${user_id} ${text}`)
    .digest();
