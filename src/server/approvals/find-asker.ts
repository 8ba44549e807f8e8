import { capabilitiesOfKey } from '#domain/people/key-capabilities.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { findLivingKey } from '../access/api-key-repository.ts';
import type { Actor, Deps } from '../deps.ts';
import type { ApprovalRow } from './approval-repository.ts';
import { listColleagues } from './rules-repository.ts';

/** Whoever asked, as they are now; nothing where they left, were suspended, or the key that asked for them is no more. */
export async function findAsker(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { asker_id, api_key_id }: ApprovalRow,
): Promise<Actor | undefined> {
  const [asker] = await listColleagues(db, asker_id);
  if (!asker || api_key_id === null) return asker;
  const key = await findLivingKey(db, api_key_id, utcInstant(now()));
  if (!key) return undefined;
  return { ...asker, api_key_id, capabilities: capabilitiesOfKey(asker.capabilities, key.capabilities) };
}
