import { sql } from 'kysely';
import { isMailed, MAIL_ASKS, type MailChoices, type MailKind } from '#domain/account/mail-choices.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import type { Database } from '../../db/database.ts';

export type MailReader = Readonly<{ id: number; email: string; first_name: string }>;

/** Everybody who may know of this kind of news and wants it by mail. */
export async function listMailReaders(db: Database, kind: MailKind): Promise<readonly MailReader[]> {
  const people = await db
    .selectFrom('users')
    .leftJoin('user_meta', (join) =>
      join.onRef('user_meta.user_id', '=', 'users.id').on('user_meta.key', '=', 'wc_payments_mail_choices'),
    )
    .leftJoin('roles', 'roles.id', 'users.own_role_id')
    .select(['users.id', 'email', 'first_name', 'role', 'roles.capabilities as own'])
    .select(sql<MailChoices | null>`user_meta.value`.as('choices'))
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .orderBy('users.id')
    .execute();
  return people
    .filter(({ role, own }) => capabilitiesOf(role, own).includes(MAIL_ASKS[kind]))
    .filter(({ choices }) => isMailed(choices ?? {}, kind))
    .map(({ id, email, first_name }) => ({ id, email, first_name }));
}
