import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 20;

/** A key and its secret, in the form REST clients of the store already know. */
export const makeKeyPair = () => ({
  consumer_key: `ck_${randomBytes(KEY_BYTES).toString('hex')}`,
  consumer_secret: `cs_${randomBytes(KEY_BYTES).toString('hex')}`,
});

/** 160 random bits cannot be guessed, so a fast hash keeps them as safe as a slow one would. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** By what people know a key: what it is for, and how it ends. */
export const keyName = ({
  description,
  truncated_key,
}: Readonly<{ description: string; truncated_key: string }>): string => `${description} (…${truncated_key})`;
