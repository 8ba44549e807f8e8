import { utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { insertApiKey } from './api-key-repository.ts';
import { hashOfKey, makeKeyPair } from './key-pair.ts';

const SHOWN_CHARACTERS = 7;

export type WantedKey = Readonly<{ user_id: number; description: string; scope: 'read' | 'read_write' }>;

/** Makes a key for a person and answers the pair: the only time both halves are ever seen. */
export async function createApiKey({ db, now }: Pick<Deps, 'db' | 'now'>, wanted: WantedKey) {
  const pair = makeKeyPair();
  const shown = {
    ...wanted,
    truncated_key: pair.consumer_key.slice(-SHOWN_CHARACTERS),
    created: utcInstant(now()),
  };
  const id = await insertApiKey(db, {
    ...shown,
    consumer_key_hash: hashOfKey(pair.consumer_key),
    consumer_secret_hash: hashOfKey(pair.consumer_secret),
    last_used: null,
    revoked: null,
  });
  return { id, ...shown, ...pair, last_used: null };
}
