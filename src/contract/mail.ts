import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { paging, storeId, utcInstant, wordOf } from './kit/fields.ts';

const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

const summary = {
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  state: wordOf(MAIL_STATES),
  attempts: z.int(),
  created: utcInstant,
  sent: z.nullable(utcInstant),
};
const mailSummary = z.object(summary);
export type MailSummary = z.output<typeof mailSummary>;

/** A mail as text. Its HTML stays on the server: nothing a mail says is ever run in the admin. */
const mail = z.object({
  ...summary,
  text: z.string(),
  last_error: z.nullable(z.string()),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), size_bytes: z.int() })),
});
export type Mail = z.output<typeof mail>;

export const listMail = endpoint({
  method: 'GET',
  path: '/wc-admin/mail',
  summary: 'Outgoing mail of a store without SMTP, newest first',
  capability: 'manage_people',
  also: ['see_customers'],
  input: z.object(paging),
  reply: z.object({ data: z.array(mailSummary), total_count: z.int() }),
  errors: ['rest_no_route'],
});

export const getMail = endpoint({
  method: 'GET',
  path: '/wc-admin/mail/:id',
  summary: 'One outgoing mail as text',
  capability: 'manage_people',
  also: ['see_customers'],
  input: z.object({ id: storeId }),
  reply: mail,
  errors: ['rest_no_route', 'mail_missing'],
});
