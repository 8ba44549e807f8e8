import { utcInstant } from '#domain/shared/time.ts';
import { revokeApiKey } from '../../access/api-key-repository.ts';
import { createApiKey, type WantedKey } from '../../access/create-api-key.ts';
import { endAtOnce } from '../../access/end-at-once.ts';
import { tellNewKey } from '../../access/tell-person.ts';
import { authorOf } from '../../audit/author-of.ts';
import { type AuditEntry, writeAudit } from '../../audit/write-audit.ts';
import type { Actor, Deps } from '../../deps.ts';

type For = Readonly<{
  /** Whom the key speaks for; they are mailed, whoever made it. */
  owner: Readonly<{ id: number; email: string; first_name: string }>;
  by: Pick<AuditEntry, 'actor_id' | 'actor_email' | 'ip' | 'api_key'>;
}>;

/** Makes a key, writes down who did and tells the person it speaks for, all in one. */
export const handOutKey = (
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { owner, by }: For,
  wanted: Omit<WantedKey, 'user_id'>,
) =>
  db.transaction().execute(async (trx) => {
    const deps = { db: trx, now, config };
    const key = await createApiKey(deps, { ...wanted, user_id: owner.id });
    const { id, description, scope, truncated_key, created, capabilities, expires, proposes } = key;
    await tellNewKey(deps, owner, key);
    await writeAudit(trx, {
      ...by,
      at: created,
      action: 'api_key.create',
      object_kind: 'api_key',
      object_id: String(id),
      after: {
        description,
        scope,
        truncated_key,
        ...(capabilities && { capabilities }),
        ...(expires && { expires }),
        ...(proposes && { proposes }),
      },
      result: 'succeeded',
    });
    return key;
  });

/** Revokes a key and writes down who did. Answers whether there was one to revoke. */
export const takeKeyBack = (
  { db, now, actor, ip }: Pick<Deps, 'db' | 'now'> & Readonly<{ actor: Actor; ip: string }>,
  id: number,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const at = utcInstant(now());
    const revoked = await revokeApiKey(trx, id, at);
    if (!revoked) return false;
    const { user_id, ...before } = revoked;
    await endAtOnce(trx, [user_id]);
    await writeAudit(trx, {
      at,
      ...authorOf({ actor, ip }),
      action: 'api_key.revoke',
      object_kind: 'api_key',
      object_id: String(id),
      before,
      result: 'succeeded',
    });
    return true;
  });
