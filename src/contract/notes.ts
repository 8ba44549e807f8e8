import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { paging, storeId, utcInstant, wordOf } from './kit/fields.ts';

const NOTES = '/wc-analytics/admin/notes';
const NOTES_MAX = 500;
export const NOTE_TYPES = ['info', 'marketing', 'survey', 'warning'] as const;
export const NOTE_STATUSES = ['unactioned', 'actioned', 'snoozed'] as const;
/** The notes of payments, among those of a whole store. */
export const PAYMENTS_SOURCE = 'woocommerce-payments';

const action = z.object({
  id: z.int(),
  name: z.string(),
  label: z.string(),
  /** Where it leads: an address of this site, or nothing when pressing it is all there is to it. */
  query: z.string(),
  url: z.string(),
  status: wordOf(NOTE_STATUSES),
  primary: z.boolean(),
  actioned_text: z.string(),
  nonce_action: z.string(),
  nonce_name: z.string(),
});

/** A message of the inbox. Title and content are plain text. */
export const note = z.object({
  id: z.int(),
  name: z.string(),
  type: wordOf(NOTE_TYPES),
  title: z.string(),
  content: z.string(),
  status: wordOf(NOTE_STATUSES),
  source: z.string(),
  layout: z.string(),
  image: z.string(),
  is_deleted: z.boolean(),
  actions: z.array(action),
  date_created: utcInstant,
  date_created_gmt: utcInstant,
});
export type Note = z.output<typeof note>;

/** A comma list of words that are all known. */
const listOf = <const Word extends string>(known: readonly Word[]) =>
  z.optional(
    z.string().check(
      z.maxLength(200),
      z.refine(
        (list) => list.split(',').every((word) => known.some((one) => one === word)),
        `Expected some of ${known.join(', ')}`,
      ),
    ),
  );
const filters = {
  status: listOf(NOTE_STATUSES),
  type: listOf(NOTE_TYPES),
  source: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/, 'Expected the name of a source'))),
};
/** 0 and 1 as older clients send them. */
const isDeleted = z.pipe(
  z.union([z.boolean(), z.literal(0), z.literal(1)]),
  z.transform((value) => Boolean(value)),
);

const write = { capability: 'change_settings', class: 'write' } as const;

export const listNotes = endpoint({
  method: 'GET',
  capability: 'see_payments',
  path: NOTES,
  summary: 'Messages of the inbox that were not dismissed, the newest first',
  input: z.object({
    ...paging,
    ...filters,
    orderby: z.optional(z.literal('date')),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  reply: z.array(note),
  errors: [],
});

export const updateNote = endpoint({
  ...write,
  method: 'PUT',
  path: `${NOTES}/:id`,
  summary: 'Change what became of a message',
  input: z.object({
    id: storeId,
    status: z.optional(z.enum(NOTE_STATUSES)),
    is_deleted: z.optional(isDeleted),
  }),
  reply: note,
  errors: ['note_missing'],
});

export const dismissNote = endpoint({
  ...write,
  method: 'DELETE',
  path: `${NOTES}/delete/:id`,
  summary: 'Dismiss one message',
  input: z.object({ id: storeId }),
  reply: note,
  errors: ['note_missing'],
});

export const dismissAllNotes = endpoint({
  ...write,
  method: 'DELETE',
  path: `${NOTES}/delete/all`,
  summary: 'Dismiss all messages',
  input: z.object({ ...paging, ...filters }),
  reply: z.array(note),
  errors: [],
});

export const updateNotes = endpoint({
  ...write,
  method: 'PUT',
  path: `${NOTES}/update`,
  summary: 'Change several messages at once, as undoing does',
  input: z.object({
    noteIds: z.array(storeId).check(z.minLength(1), z.maxLength(NOTES_MAX)),
    is_deleted: isDeleted,
  }),
  reply: z.array(note),
  errors: [],
});

export const triggerNoteAction = endpoint({
  ...write,
  method: 'POST',
  path: `${NOTES}/:noteId/action/:actionId`,
  summary: 'Press a button of a message',
  input: z.object({ noteId: storeId, actionId: storeId }),
  reply: note,
  errors: ['note_missing'],
});

export const activatePromo = endpoint({
  ...write,
  method: 'POST',
  path: `${NOTES}/experimental-activate-promo/:id`,
  summary: 'Take up the promotion that is offered',
  input: z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/, 'Expected the id of a promotion')) }),
  reply: z.object({ success: z.boolean() }),
  errors: [],
});
