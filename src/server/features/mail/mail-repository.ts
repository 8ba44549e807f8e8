import { fail } from '#contract/kit/errors.ts';
import type { Mail, MailSummary } from '#contract/mail.ts';
import { holdsAll } from '#domain/people/person-change.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { maskLinks } from '#domain/signing-in/mask-links.ts';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../deps.ts';

const SUMMARY = ['id', 'to', 'subject', 'state', 'attempts', 'created', 'sent'] as const;

export async function listMail(
  db: Database,
  { page, pagesize }: { page: number; pagesize: number },
): Promise<{ data: MailSummary[]; total_count: number }> {
  const [data, { total_count }] = await Promise.all([
    db
      .selectFrom('mail_outbox')
      .select(SUMMARY)
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(pagesize)
      .offset((page - 1) * pagesize)
      .execute(),
    db
      .selectFrom('mail_outbox')
      .select(({ fn }) => fn.countAll<number>().as('total_count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { data, total_count };
}

/** For whoever reads it: what a link in it would open stays its addressee's. */
export async function getMail(
  db: Database,
  id: number,
  reader: Pick<Actor, 'email' | 'capabilities'>,
): Promise<Mail> {
  const found = await db
    .selectFrom('mail_outbox')
    .select([...SUMMARY, 'text', 'last_error', 'attachments'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw fail('mail_missing');
  return {
    ...found,
    text: maskLinks(found.text, {
      isAddressee: found.to.toLowerCase() === reader.email.toLowerCase(),
      isOwner: holdsAll(reader.capabilities, capabilitiesOf('owner', null)),
    }),
    attachments: found.attachments.map(({ filename, contentType, size_bytes }) => ({
      filename,
      contentType,
      size_bytes,
    })),
  };
}
