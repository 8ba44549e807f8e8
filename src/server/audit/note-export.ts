import { utcInstant } from '#domain/shared/time.ts';
import type { Actor, Deps } from '../deps.ts';
import { writeAudit } from './write-audit.ts';

/** Names and addresses of customers leave the store in files, so every file is written down with who took it. */
export const noteExport = (
  { db, now, actor, ip }: Pick<Deps, 'db' | 'now'> & Readonly<{ actor: Actor; ip: string }>,
  action: 'export.request' | 'export.download',
  { id, kind }: Readonly<{ id: string; kind: string }>,
): Promise<void> =>
  writeAudit(db, {
    at: utcInstant(now()),
    actor_id: actor.user_id,
    actor_email: actor.email,
    ip,
    action,
    object_kind: 'export',
    object_id: id,
    result: 'succeeded',
    after: { kind, ...(actor.api_key_id !== undefined && { api_key_id: actor.api_key_id }) },
  });
