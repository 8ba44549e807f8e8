import { timingSafeEqual } from 'node:crypto';
import { capabilitiesOfKey } from '#domain/people/key-capabilities.ts';
import type { KeyScope } from '#domain/people/key-scope.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { MINUTE_S, secondsOf, utcInstant } from '#domain/shared/time.ts';
import type { Actor, Deps } from '../deps.ts';
import { findApiKey, touchApiKey } from './api-key-repository.ts';
import { hashOfKey, keyName } from './key-pair.ts';

/** How old `last_used` may grow before it is written again, unless the key comes from elsewhere. */
const USED_EVERY_S = MINUTE_S;

type Credentials = Readonly<{ consumer_key: string; consumer_secret: string }>;
type FoundKey = NonNullable<Awaited<ReturnType<typeof findApiKey>>>;
export type KeyHolder = Readonly<{ actor: Actor; scope: KeyScope; isExpired: boolean }>;

/** Whoever holds both halves of a key; nothing for an unknown one, `wrong_secret` for a known one with another secret. */
export async function findKeyHolder(
  deps: Pick<Deps, 'db' | 'now'>,
  { consumer_key, consumer_secret }: Credentials,
  ip: string,
): Promise<KeyHolder | 'wrong_secret' | undefined> {
  const found = await findApiKey(deps.db, hashOfKey(consumer_key));
  if (!found) return undefined;
  if (!timingSafeEqual(found.consumer_secret_hash, hashOfKey(consumer_secret))) return 'wrong_secret';
  return keyHolder(deps, found, ip);
}

/** The person an API key speaks for, with what that person may do today and not when the key was made. */
export async function keyHolder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  found: FoundKey,
  ip: string,
): Promise<KeyHolder> {
  const { id, scope, last_used, last_ip, expires, user_id, email, first_name, role } = found;
  const at = now();
  const isExpired = expires !== null && secondsOf(expires) <= at;
  const isUseOld = last_used === null || at - secondsOf(last_used) >= USED_EVERY_S || last_ip !== ip;
  if (!isExpired && isUseOld) await touchApiKey(db, id, { now: utcInstant(at), ip });
  const ofPerson = capabilitiesOf(role, found.own_capabilities);
  const capabilities = capabilitiesOfKey(ofPerson, found.capabilities);
  const person = { user_id, email, first_name, role, capabilities };
  const key = { api_key_id: id, api_key: keyName(found), proposes: found.proposes };
  return { actor: { ...person, ...key }, scope, isExpired };
}
