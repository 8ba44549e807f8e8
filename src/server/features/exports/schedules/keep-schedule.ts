import { exportAudit, exportDisputes, exportPayouts, exportTransactions } from '#contract/exports.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { changeSchedule, createSchedule } from '#contract/schedules.ts';
import { type FileKind, isBookKind } from '#domain/schedules/file-kind.ts';
import { misfit } from '#domain/schedules/scheduled-file.ts';
import { exportLocale } from '#domain/settings/export-language.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { AUDIT_FILE_COLUMNS } from '../../../audit/audit-file-repository.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../http/route.ts';
import { providerClock } from '../../../provider-clock.ts';
import { getStore } from '../../../store/store-repository.ts';
import { readSettings } from '../../settings/settings-repository.ts';
import { exportableKinds } from '../exportable-kinds.ts';
import { listFilePeople, mayHave } from './people-repository.ts';
import { insertSchedule, lockSchedule, removeSchedule, updateSchedule } from './schedules-repository.ts';
import { demandSchedule } from './show-schedules.ts';

/** Has a file come by itself from now on: what is due in this very moment has passed. */
export async function makeSchedule(
  context: Context,
  wanted: Received<typeof createSchedule>,
): Promise<number> {
  const { db, actor, now } = context;
  const { kind, format, rhythm, weekday } = wanted;
  if (!exportableKinds(actor).includes(kind)) throw fail('schedule_beyond_you');
  if (misfit(wanted)) throw fail('schedule_misfit');
  const question = questionOf(kind, wanted.filters);
  const to = [...new Set(wanted.to)];
  const people = await listFilePeople(db, to);
  if (people.filter((person) => mayHave(person, kind)).length < to.length) throw fail('schedule_beyond_them');
  const [{ locale: site }, settings, since] = await Promise.all([
    getStore(context),
    readSettings(db),
    providerClock(context),
  ]);
  const locale = exportLocale({ site, asked: undefined, setting: settings.reporting_export_language });
  return db.transaction().execute(async (trx) => {
    const schedule = {
      ...{ kind, format, rhythm, weekday, locale, columns: question.columns, user_id: actor.user_id },
      ...{ filters: JSON.stringify(question.filters), since: utcInstant(since), created: utcInstant(now()) },
    };
    const id = await insertSchedule(trx, schedule, to);
    const emails = people.map(({ email }) => email);
    await note(context, trx, 'schedule.create', id, { kind, format, rhythm, weekday, to: emails });
    return id;
  });
}

const LISTS = {
  transactions: exportTransactions,
  payouts: exportPayouts,
  disputes: exportDisputes,
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

/** Started again, it is in the name of whoever did so, and what fell due meanwhile is let go. */
export async function changeStatus(
  context: Context,
  { id, status }: Received<typeof changeSchedule>,
): Promise<void> {
  await demandSchedule(context, id);
  const since = utcInstant(await providerClock(context));
  await context.db.transaction().execute(async (trx) => {
    const before = await lockSchedule(trx, id);
    if (!before) throw fail('schedule_missing');
    if (before.status === status) return;
    await updateSchedule(trx, id, {
      ...{ status, stopped_because: null },
      ...(status === 'active' && { user_id: context.actor.user_id, since }),
    });
    await note(context, trx, 'schedule.change', id, { status }, { status: before.status });
  });
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
    ...{ at: utcInstant(now()), actor_id: actor.user_id, actor_email: actor.email, ip },
    ...{ api_key: actor.api_key, action, object_kind: 'schedule', object_id: String(id) },
    ...{ before, after, result: 'succeeded' },
  });
