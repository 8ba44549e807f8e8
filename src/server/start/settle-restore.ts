import path from 'node:path';
import type pg from 'pg';
import { utcInstant } from '#domain/shared/time.ts';
import { makeOneTimeLink } from '../access/one-time-link.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { VerifiedBackup } from '../db/backup/read-backup.ts';
import type { RestoreWishes } from '../db/backup/restore-wishes.ts';
import { openOnConnection } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { closeOldAccess } from '../features/signing-in/close-old-access.ts';

/** Ends what let people and programs in when the backup was made, writes that down, and answers what to tell its restorer. */
export async function settleRestore(
  client: pg.ClientBase,
  { file, header, sealed }: VerifiedBackup,
  wishes: RestoreWishes,
  { config, now }: Pick<Deps, 'config' | 'now'>,
): Promise<string[]> {
  const db = openOnConnection(client);
  const { keysRevoked, renewed } = await closeOldAccess(db, wishes, now());
  const ways: string[] = [];
  for (const { id, email, password } of renewed) {
    const link = await makeOneTimeLink({ db, now, config }, id);
    ways.push(`${email}: ${password} or, once, within a day, ${link}`);
  }
  await writeAudit(db, {
    at: utcInstant(now()),
    actor_id: null,
    actor_email: '',
    ip: '',
    action: 'backup.restore',
    object_kind: 'backup',
    object_id: path.basename(file),
    result: 'succeeded',
    after: {
      created: header.created,
      sealed,
      ...wishes,
      keys_revoked: keysRevoked,
      passwords_renewed: renewed.length,
    },
  });
  return [
    wishes.keys === 'keep'
      ? 'Everybody is signed out. API keys are as they were then.'
      : `Everybody is signed out. API keys that were revoked now: ${keysRevoked}.`,
    wishes.passwords === 'keep'
      ? 'Passwords are as they were then.'
      : 'Passwords are new ones. Keep them now, they are not shown again:',
    ...ways,
  ];
}
