import { timingSafeEqual } from 'node:crypto';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { MINUTE_S, secondsOf, utcInstant } from '#domain/shared/time.ts';
import type { Actor, Deps } from '../deps.ts';
import { findApiKey, touchApiKey } from './api-key-repository.ts';
import { hashOfKey } from './key-pair.ts';

/** How old `last_used` may grow before it is written again. */
const USED_EVERY_S = MINUTE_S;

type Credentials = Readonly<{ consumer_key: string; consumer_secret: string }>;
export type KeyHolder = Readonly<{ actor: Actor; scope: 'read' | 'read_write' }>;

/** The person an API key speaks for, with what that person may do today and not when the key was made. */
export async function findKeyHolder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { consumer_key, consumer_secret }: Credentials,
): Promise<KeyHolder | undefined> {
  const found = await findApiKey(db, hashOfKey(consumer_key));
  if (!found || !timingSafeEqual(found.consumer_secret_hash, hashOfKey(consumer_secret))) return undefined;

  const { id, scope, last_used, user_id, email, first_name, role, own_capabilities, proposes } = found;
  const at = now();
  if (last_used === null || at - secondsOf(last_used) >= USED_EVERY_S)
    await touchApiKey(db, id, utcInstant(at));
  const capabilities = capabilitiesOf(role, own_capabilities);
  const person = { user_id, email, first_name, role, capabilities };
  return { actor: { ...person, api_key_id: id, ...(proposes && { proposes }) }, scope };
}
