import { blockedFile } from '#contract/blocked-file.ts';
import { exportAudit, exportDisputes, exportPayouts, exportTransactions } from '#contract/exports.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { changeSchedule as ChangeEndpoint, createSchedule } from '#contract/schedules.ts';
import { type FileKind, isBookKind } from '#domain/schedules/file-kind.ts';
import { misfit } from '#domain/schedules/scheduled-file.ts';
import { exportLocale } from '#domain/settings/export-language.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { AUDIT_FILE_COLUMNS } from '../../../audit/audit-file-repository.ts';
import { authorOf } from '../../../audit/author-of.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../http/route.ts';
import { providerClock } from '../../../provider-clock.ts';
import { getStore } from '../../../store/store-repository.ts';
import { readSettings } from '../../settings/settings-repository.ts';
import { exportableKinds } from '../exportable-kinds.ts';
import { type FilePerson, listFilePeople, mayHave } from './people-repository.ts';
import {
  insertSchedule,
  lockSchedule,
  removeSchedule,
  replacePeople,
  type StoredSchedule,
  updateSchedule,
} from './schedules-repository.ts';
import { demandSchedule } from './show-schedules.ts';

/** Has a file come by itself from now on: what is due in this very moment has passed. */
export async function makeSchedule(
  context: Context,
  wanted: Received<typeof createSchedule>,
): Promise<number> {
  const { db, actor, now } = context;
  const { kind, format, rhythm, weekday, sent_as } = wanted;
  if (!exportableKinds(actor).includes(kind)) throw fail('schedule_beyond_you');
  if (misfit(wanted)) throw fail('schedule_misfit');
  const question = questionOf(kind, wanted.filters);
  const to = [...new Set(wanted.to)];
  const people = await demandReaders(db, kind, to);
  const [{ locale: site }, settings, since] = await Promise.all([
    getStore(context),
    readSettings(db),
    providerClock(context),
  ]);
  const locale = exportLocale({ site, asked: undefined, setting: settings.reporting_export_language });
  return db.transaction().execute(async (trx) => {
    const schedule = {
      ...{
        kind,
        format,
        rhythm,
        weekday,
        sent_as,
        locale,
        columns: question.columns,
        user_id: actor.user_id,
      },
      ...{ filters: JSON.stringify(question.filters), since: utcInstant(since), created: utcInstant(now()) },
    };
    const id = await insertSchedule(trx, schedule, to);
    const emails = people.map(({ email }) => email);
    await note(context, trx, 'schedule.create', id, { kind, format, rhythm, weekday, sent_as, to: emails });
    return id;
  });
}

const LISTS = {
  transactions: exportTransactions,
  payouts: exportPayouts,
  disputes: exportDisputes,
  blocked: blockedFile,
  'audit-log': exportAudit,
} as const;
/** Of a request for a file, what is not its question; the days come with every run. */
const NO_QUESTION = new Set([
  ...['columns', 'locale', 'user_email', 'user_timezone', 'date_before', 'date_after', 'date_between'],
]);

/** What a list is asked, as its own export understands it. */
function questionOf(
  kind: FileKind,
  given: Readonly<Record<string, unknown>>,
): Readonly<{ filters: Record<string, unknown>; columns: string[] }> {
  if (isBookKind(kind)) {
    if (Object.keys(given).length > 0) throw fail('schedule_filters_wrong');
    return { filters: {}, columns: [] };
  }
  const known: readonly string[] = Object.keys(LISTS[kind].input.shape);
  const isUnknown = Object.keys(given).some((name) => !known.includes(name) || NO_QUESTION.has(name));
  const { data } = LISTS[kind].input.safeParse(given);
  // Where any filter will do, the days would be one of them.
  if (isUnknown || !data || ('match' in data && data.match === 'any')) throw fail('schedule_filters_wrong');
  const columns = 'columns' in data ? data.columns : AUDIT_FILE_COLUMNS;
  const filters = Object.entries(data).filter(([name]) => !NO_QUESTION.has(name));
  return { filters: Object.fromEntries(filters), columns: [...columns] };
}

type Change = Partial<Pick<StoredSchedule, 'status' | 'format' | 'rhythm' | 'weekday' | 'sent_as' | 'to'>>;

/** Of what was sent, what is not so already; people in the order in which they are kept. */
function changeOf(before: StoredSchedule, sent: Change): Change {
  const wished = { ...sent, ...(sent.to && { to: [...new Set(sent.to)].sort((one, other) => one - other) }) };
  const changed = Object.entries(wished).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name as keyof Change]),
  );
  return Object.fromEntries(changed);
}

/**
 * Started again or changed, it is in the name of whoever did so, and what fell due meanwhile, or would have by another rhythm,
 * is let go. What is sent as it was changes nothing.
 */
export async function changeSchedule(
  context: Context,
  { id, ...sent }: Received<typeof ChangeEndpoint>,
): Promise<void> {
  await demandSchedule(context, id);
  const since = utcInstant(await providerClock(context));
  await context.db.transaction().execute(async (trx) => {
    const before = await lockSchedule(trx, id);
    if (!before) throw fail('schedule_missing');
    const change = changeOf(before, sent as Change);
    const names = Object.keys(change) as (keyof Change)[];
    if (names.length === 0) return;
    const { to, ...columns } = change;
    if (misfit({ ...before, ...columns })) throw fail('schedule_misfit');
    if (to) await demandReaders(trx, before.kind, to);
    const isOnlyPaused = names.length === 1 && columns.status === 'paused';
    const isElsewhen = columns.status === 'active' || 'rhythm' in change || 'weekday' in change;
    await updateSchedule(trx, id, {
      ...columns,
      ...(columns.status && { stopped_because: null }),
      ...(!isOnlyPaused && { user_id: context.actor.user_id }),
      ...(isElsewhen && { since }),
    });
    if (to) await replacePeople(trx, id, to);
    const was = Object.fromEntries(names.map((name) => [name, before[name]]));
    await note(context, trx, 'schedule.change', id, await named(trx, change), await named(trx, was));
  });
}

/** In the log people are named, as they are where it was made. */
async function named(trx: Database, { to, ...change }: Change): Promise<unknown> {
  if (!to) return change;
  const people = to.length === 0 ? [] : await listFilePeople(trx, to);
  return { ...change, to: people.map(({ email }) => email) };
}

/** Everybody it is for may have it. */
async function demandReaders(
  db: Database,
  kind: FileKind,
  to: readonly number[],
): Promise<readonly FilePerson[]> {
  const people = await listFilePeople(db, to);
  if (people.filter((person) => mayHave(person, kind)).length < to.length) throw fail('schedule_beyond_them');
  return people;
}

export async function deleteSchedule(context: Context, id: number): Promise<void> {
  const { kind, rhythm } = await demandSchedule(context, id);
  await context.db.transaction().execute(async (trx) => {
    await removeSchedule(trx, id);
    await note(context, trx, 'schedule.delete', id, undefined, { kind, rhythm });
  });
}

const note = (
  { now, actor, ip }: Pick<Context, 'now' | 'actor' | 'ip'>,
  trx: Database,
  action: string,
  id: number,
  after: unknown,
  before?: unknown,
): Promise<void> =>
  writeAudit(trx, {
    ...authorOf({ actor, ip }),
    at: utcInstant(now()),
    ...{ action, object_kind: 'schedule', object_id: String(id) },
    ...{ before, after, result: 'succeeded' },
  });
