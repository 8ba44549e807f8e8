import * as z from 'zod/mini';
import { RHYTHMS, WEEKDAYS } from '#domain/schedules/schedule-rhythm.ts';
import { RUN_RESULTS, SENT_AS, STOPS } from '#domain/schedules/scheduled-file.ts';
import { EXPORT_KINDS } from './exports.ts';
import { endpoint } from './kit/endpoint.ts';
import { calendarDate, storeId, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';

const path = '/wc/v3/payments/exports/schedules';
const PEOPLE_MAX = 50;
const SCHEDULE_STATUSES = ['active', 'paused', 'stopped'] as const;

const person = z.object({ id: z.int(), name: z.string(), email: z.string() });

const run = z.object({
  at: utcInstant,
  /** Which days it was about. */
  from: calendarDate,
  to: calendarDate,
  result: wordOf(RUN_RESULTS),
  /** How many got it, and how many may not have it any more. */
  people: z.int(),
  left_out: z.int(),
});

const schedule = z.object({
  id: z.int(),
  kind: wordOf(EXPORT_KINDS),
  /** Of a file of the books; of transactions `accountants`, or nothing for the columns of the list. */
  format: z.nullable(z.string()),
  /** How a list is narrowed; what was searched for may be a customer. */
  filters: personal(z.record(z.string(), z.unknown())),
  rhythm: wordOf(RHYTHMS),
  weekday: z.nullable(wordOf(WEEKDAYS)),
  /** As a link that asks for a sign-in, or as the file itself; one that is too large for a mail is a link in any case. */
  sent_as: wordOf(SENT_AS),
  status: wordOf(SCHEDULE_STATUSES),
  stopped_because: z.nullable(wordOf(STOPS)),
  /** In whose name it is sent. */
  made_by: z.string(),
  to: z.array(person),
  created: utcInstant,
  /** Nothing while it stands still. */
  next_due: z.nullable(utcInstant),
  last: z.nullable(run),
});
export type Schedule = z.output<typeof schedule>;

/** Whom a schedule can be for: whoever may export, and of what. */
const recipient = z.extend(person, { kinds: z.array(wordOf(EXPORT_KINDS)) });
export type ScheduleRecipient = z.output<typeof recipient>;

const format = z.nullable(z.string().check(z.maxLength(20)));
const weekday = z.nullable(z.enum(WEEKDAYS));
const recipients = z.array(storeId).check(z.minLength(1), z.maxLength(PEOPLE_MAX));

const writing = { capability: 'export', class: 'write' } as const;

export const listSchedules = endpoint({
  method: 'GET',
  path,
  summary: 'The files that come by themselves, newest first, of what one may export oneself',
  capability: 'export',
  input: z.object({}),
  reply: z.object({ data: z.array(schedule), people: z.array(recipient) }),
  errors: [],
});

/** `filters` are those of the list, as its export takes them; days come with every run, and all filters must hold. */
export const createSchedule = endpoint({
  ...writing,
  method: 'POST',
  path,
  summary:
    'Has a file of the day, week or month that just ended mailed to people of the store, as a link or as the file itself',
  input: z.object({
    kind: z.enum(EXPORT_KINDS),
    format: z._default(format, null),
    filters: z._default(z.record(z.string(), z.unknown()), {}),
    rhythm: z.enum(RHYTHMS),
    weekday: z._default(weekday, null),
    sent_as: z._default(z.enum(SENT_AS), 'link'),
    to: recipients,
  }),
  reply: schedule,
  errors: ['schedule_misfit', 'schedule_filters_wrong', 'schedule_beyond_you', 'schedule_beyond_them'],
});

const one = { input: z.object({ id: storeId }), errors: ['schedule_missing'] } as const;

/** What is not sent stays. Whoever starts one that stood still, or has it come otherwise, answers for it from then on. */
export const changeSchedule = endpoint({
  ...writing,
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Pauses a schedule, starts it again, or changes how and how often it comes, and for whom',
  input: z.object({
    id: storeId,
    status: z.optional(z.enum(['active', 'paused'])),
    format: z.optional(format),
    rhythm: z.optional(z.enum(RHYTHMS)),
    weekday: z.optional(weekday),
    sent_as: z.optional(z.enum(SENT_AS)),
    to: z.optional(recipients),
  }),
  reply: schedule,
  errors: ['schedule_missing', 'schedule_misfit', 'schedule_beyond_them'],
});

export const runSchedule = endpoint({
  ...writing,
  ...one,
  method: 'POST',
  path: `${path}/:id/run`,
  summary: 'Sends the file that was due last once more, at once',
  reply: schedule,
  errors: ['schedule_missing', 'schedule_stopped'],
});

export const deleteSchedule = endpoint({
  ...writing,
  ...one,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a schedule; files that it made stay',
  reply: z.object({ id: z.int(), deleted: z.literal(true) }),
});
