import type { KeyScope } from '#domain/people/key-scope.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { insertApiKey } from './api-key-repository.ts';
import { sealFor } from './factors/factor-key.ts';
import { hashOfKey, makeKeyPair } from './key-pair.ts';

const SHOWN_CHARACTERS = 7;

export type WantedKey = Readonly<{
  user_id: number;
  description: string;
  scope: KeyScope;
  /** Of what the person may; without them, all of it. */
  capabilities?: readonly string[] | undefined;
  expires_in_days?: number | undefined;
  proposes?: boolean | undefined;
}>;

/** Makes a key for a person and answers the pair: the only time both halves are ever seen. */
export async function createApiKey(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { user_id, description, scope, capabilities, expires_in_days, proposes = false }: WantedKey,
) {
  const pair = makeKeyPair();
  const shown = {
    user_id,
    description,
    scope,
    truncated_key: pair.consumer_key.slice(-SHOWN_CHARACTERS),
    created: utcInstant(now()),
    capabilities: capabilities ? [...capabilities] : null,
    expires: expires_in_days === undefined ? null : utcInstant(epochSeconds(now() + expires_in_days * DAY_S)),
    proposes,
  };
  const id = await insertApiKey(db, {
    ...shown,
    consumer_key_hash: hashOfKey(pair.consumer_key),
    consumer_secret_hash: hashOfKey(pair.consumer_secret),
    sealed_secret: sealFor({ config }, user_id, Buffer.from(pair.consumer_secret)),
    last_used: null,
    revoked: null,
  });
  return { id, ...shown, ...pair, last_used: null, last_ip: null, is_expired: false };
}
