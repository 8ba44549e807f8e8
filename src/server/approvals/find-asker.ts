import { isApiKeyAlive } from '../access/api-key-repository.ts';
import type { Actor, Deps } from '../deps.ts';
import type { ApprovalRow } from './approval-repository.ts';
import { listColleagues } from './rules-repository.ts';

/** Whoever asked, as they are now; nothing where they left, were suspended, or the key that asked for them was revoked. */
export async function findAsker(
  { db }: Pick<Deps, 'db'>,
  { asker_id, api_key_id }: ApprovalRow,
): Promise<Actor | undefined> {
  const [asker] = await listColleagues(db, asker_id);
  if (!asker || (api_key_id !== null && !(await isApiKeyAlive(db, api_key_id)))) return undefined;
  return { ...asker, ...(api_key_id !== null && { api_key_id }) };
}
