import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { said, storeId, utcInstant } from './kit/fields.ts';

export const TEAM_NOTE_KINDS = ['payment', 'payout', 'dispute'] as const;
export type TeamNoteKind = (typeof TEAM_NOTE_KINDS)[number];

export const TEAM_NOTE_LENGTH_MAX = 5000;

const teamNote = z.object({
  id: z.int(),
  note: z.string(),
  /** Absent where the person is no longer here. */
  author: z.nullable(z.string()),
  /** Only their own may people change. */
  is_own: z.boolean(),
  date_created: utcInstant,
  date_edited: z.nullable(utcInstant),
});
export type TeamNote = z.output<typeof teamNote>;

const about = {
  object_kind: z.enum(TEAM_NOTE_KINDS),
  object_id: z
    .string()
    .check(z.regex(/^[\w-]{1,255}$/, 'Expected the id of a payment, a payout or a dispute')),
};
const note = z
  .string()
  .check(z.trim(), z.minLength(1, said('writeSomething')), z.maxLength(TEAM_NOTE_LENGTH_MAX));

/** Notes name customers, so whoever may not see these neither reads nor writes any. */
const path = '/wc/v3/payments/team-notes';

export const listTeamNotes = endpoint({
  method: 'GET',
  path,
  summary: 'What the team wrote about a payment, a payout or a dispute, newest first',
  capability: 'see_payments',
  also: ['see_customers'],
  input: z.object(about),
  reply: z.object({ data: z.array(teamNote) }),
  errors: [],
});

/** The same `key` sent again adds nothing. */
export const addTeamNote = endpoint({
  method: 'POST',
  path,
  summary: 'Adds a note for the team',
  capability: 'see_payments',
  also: ['see_customers'],
  class: 'write',
  input: z.object({
    ...about,
    note,
    key: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i))),
  }),
  reply: teamNote,
  errors: [],
});

export const editTeamNote = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Changes a note that one wrote oneself',
  capability: 'see_payments',
  also: ['see_customers'],
  class: 'write',
  input: z.object({ id: storeId, note }),
  reply: teamNote,
  errors: ['resource_missing'],
});

export const deleteTeamNote = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Takes a note away that one wrote oneself',
  capability: 'see_payments',
  also: ['see_customers'],
  class: 'write',
  input: z.object({ id: storeId }),
  reply: z.object({ deleted: z.literal(true) }),
  errors: ['resource_missing'],
});
