import { sql } from 'kysely';
import { isMailed, type MailChoices, type MailKind } from '#domain/account/mail-choices.ts';
import type { Database } from '../../db/database.ts';

export type MailReader = Readonly<{ id: number; email: string; first_name: string }>;

/** Everybody who runs the store and wants this kind of news by mail. */
export async function listMailReaders(db: Database, kind: MailKind): Promise<readonly MailReader[]> {
  const people = await db
    .selectFrom('users')
    .leftJoin('user_meta', (join) =>
      join.onRef('user_meta.user_id', '=', 'users.id').on('user_meta.key', '=', 'wc_payments_mail_choices'),
    )
    .select(['users.id', 'email', 'first_name', sql<MailChoices | null>`user_meta.value`.as('choices')])
    .where('role', 'in', ['owner', 'manager'])
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .orderBy('users.id')
    .execute();
  return people
    .filter(({ choices }) => isMailed(choices ?? {}, kind))
    .map(({ id, email, first_name }) => ({ id, email, first_name }));
}
