import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { emailAddress, paging, storeId, utcInstant, wordOf } from './kit/fields.ts';
import { anyRole, givenRole } from './roles.ts';

const person = z.object({
  id: z.int(),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  capabilities: z.array(z.string()),
  created: utcInstant,
});
export type Person = z.output<typeof person>;

export const getPerson = endpoint({
  method: 'GET',
  path: '/wp/v2/users/:id',
  summary: 'Somebody who works in this admin, and what they may do',
  capability: 'see_payments',
  input: z.object({ id: storeId }),
  reply: person,
  errors: ['resource_missing'],
});

export const PERSON_STATES = ['active', 'invited', 'suspended'] as const;
export const FACTOR_KINDS = ['passkey', 'code'] as const;

const colleague = z.object({
  /** Of the person, or of the invitation while there is no person yet. */
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  role_name: z.string(),
  state: wordOf(PERSON_STATES),
  /** What they prove with besides the password; null while there is no person yet. */
  factors: z.nullable(z.array(wordOf(FACTOR_KINDS))),
  /** As far as sessions go back: a month. */
  last_seen: z.nullable(utcInstant),
  created: utcInstant,
  /** Until when an invitation can be accepted. */
  expires: z.nullable(utcInstant),
  is_expired: z.boolean(),
  invited_by: z.nullable(z.string()),
  /** Whether the caller may change this person: nobody touches who holds more than they do. */
  may_change: z.boolean(),
});
export type Colleague = z.output<typeof colleague>;

const term = z.string().check(z.maxLength(200));
/** What narrows the list. */
export const peopleFilters = {
  state_is: z.optional(z.enum(PERSON_STATES)),
  role_is: z.optional(anyRole),
  factor_is: z.optional(z.enum([...FACTOR_KINDS, 'none'])),
  search: z.optional(z.union([term, z.array(term).check(z.maxLength(20))])),
};
export const PEOPLE_SORTS = ['name', 'last_seen', 'created'] as const;

export const listPeople = endpoint({
  method: 'GET',
  path: '/wc-admin/people',
  summary: 'Everybody who works here or is invited to, by name unless asked otherwise',
  capability: 'manage_people',
  input: z.object({
    ...peopleFilters,
    sort: z._default(z.enum(PEOPLE_SORTS), 'name'),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    ...paging,
  }),
  reply: z.object({ data: z.array(colleague), total_count: z.int() }),
  errors: [],
});

const person_id = { id: storeId };
const changedPerson = z.object({ id: z.int(), role: z.string(), state: wordOf(PERSON_STATES) });
/** Everything that changes who may do what. */
const changing = { capability: 'manage_people', class: 'write', fresh: true, act: 'people' } as const;
const WAITING = ['approval_requested', 'approval_nobody'] as const;
const CHANGE_ERRORS = [
  'resource_missing',
  'person_is_yourself',
  'person_beyond_you',
  'role_beyond_you',
  'last_owner',
  ...WAITING,
] as const;

export const changeRole = endpoint({
  method: 'POST',
  path: '/wc-admin/people/:id/role',
  summary: 'Gives somebody another role; it holds from their next call on',
  ...changing,
  input: z.object({ ...person_id, role: givenRole }),
  reply: changedPerson,
  errors: [...CHANGE_ERRORS, 'role_missing'],
});

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/wc-admin/people/:id/suspend',
  summary: 'Keeps somebody out until they are let back in; their sessions and keys end at once',
  ...changing,
  input: z.object(person_id),
  reply: changedPerson,
  errors: CHANGE_ERRORS,
});

export const restorePerson = endpoint({
  method: 'POST',
  path: '/wc-admin/people/:id/restore',
  summary: 'Lets a suspended person back in',
  ...changing,
  input: z.object(person_id),
  reply: changedPerson,
  errors: CHANGE_ERRORS,
});

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/wc-admin/people/:id',
  summary: 'Removes somebody for good; their name stays in the audit log',
  ...changing,
  input: z.object(person_id),
  reply: z.object({ id: z.int(), removed: z.literal(true) }),
  errors: CHANGE_ERRORS,
});

const FIRST_NAME_CHARACTERS_MAX = 100;
const invitation = z.object({ id: z.int(), email: z.string(), role: z.string(), expires: utcInstant });

export const invitePerson = endpoint({
  method: 'POST',
  path: '/wc-admin/people/invitations',
  summary: 'Mails somebody a link that lets them in once, within seven days, with this role',
  ...changing,
  input: z.object({
    email: emailAddress,
    first_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(FIRST_NAME_CHARACTERS_MAX)),
    role: givenRole,
  }),
  reply: invitation,
  errors: ['email_works_here', 'email_invited', 'role_beyond_you', 'role_missing', ...WAITING],
});

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/wc-admin/people/invitations/:id/again',
  summary: 'Sends an invitation again; the link that was sent before ends',
  ...changing,
  input: z.object(person_id),
  reply: invitation,
  errors: ['invitation_over', 'role_beyond_you', 'role_missing', 'email_works_here', ...WAITING],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/wc-admin/people/invitations/:id',
  summary: 'Ends an invitation that nobody has accepted',
  ...changing,
  input: z.object(person_id),
  reply: z.object({ id: z.int(), withdrawn: z.literal(true) }),
  errors: ['invitation_over', 'role_beyond_you', ...WAITING],
});
