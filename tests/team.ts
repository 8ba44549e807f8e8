import { utcInstant } from '#domain/shared/time.ts';
import { insertUser } from '#server/access/user-repository.ts';
import type { TestServer } from './test-server.ts';

/** Somebody of a role who works here. */
export async function hire(server: TestServer, login: string, role: string): Promise<number> {
  const { id } = await insertUser(server.db, {
    login,
    email: `${login}@example.com`,
    first_name: login,
    display_name: login,
    password_hash: null,
    role,
    created: utcInstant(server.clock.now),
  });
  return id;
}

/** The last mail to somebody. */
export const lastMailTo = (server: TestServer, to: string) =>
  server.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text'])
    .where('to', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last line of the audit log about something. */
export const lastLineAbout = (server: TestServer, object_kind: string, object_id: number | string) =>
  server.db
    .selectFrom('audit_log')
    .select(['actor_email', 'action', 'before', 'after', 'result'])
    .where('object_kind', '=', object_kind)
    .where('object_id', '=', String(object_id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
