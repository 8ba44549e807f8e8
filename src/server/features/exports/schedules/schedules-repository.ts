import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { resultAfter } from '#domain/schedules/scheduled-file.ts';
import type { CalendarDate, UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema/schema.ts';

type Row = Readonly<Selectable<Schema['export_schedules']>>;
export type StoredRun = Readonly<Selectable<Schema['export_schedule_runs']>>;
export type StoredSchedule = Row & Readonly<{ to: readonly number[] }>;
type NewRun = Insertable<Schema['export_schedule_runs']>;

const rows = (db: Database) =>
  db
    .selectFrom('export_schedules as s')
    .selectAll('s')
    .select(
      // As JSON: the driver reads lists of large numbers as text.
      sql<number[]>`(select coalesce(json_agg(p.user_id order by p.user_id), '[]')
        from export_schedule_people p where p.schedule_id = s.id)`.as('to'),
    );

export const listSchedules = (db: Database, kinds: readonly Row['kind'][]): Promise<StoredSchedule[]> =>
  kinds.length === 0
    ? Promise.resolve([])
    : rows(db).where('kind', 'in', kinds).orderBy('s.id', 'desc').execute();

export const findSchedule = (db: Database, id: number): Promise<StoredSchedule | undefined> =>
  rows(db).where('s.id', '=', id).executeTakeFirst();

/** From here on nobody else pauses, removes or runs it until the commit. */
export const lockSchedule = (trx: Database, id: number): Promise<StoredSchedule | undefined> =>
  rows(trx).where('s.id', '=', id).forUpdate('s').executeTakeFirst();

export const listActive = (db: Database): Promise<StoredSchedule[]> =>
  rows(db).where('status', '=', 'active').orderBy('s.id').execute();

export async function insertSchedule(
  trx: Database,
  schedule: Insertable<Schema['export_schedules']>,
  to: readonly number[],
): Promise<number> {
  const { id } = await trx
    .insertInto('export_schedules')
    .values(schedule)
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertPeople(trx, id, to);
  return id;
}

const insertPeople = (trx: Database, schedule_id: number, to: readonly number[]) =>
  trx
    .insertInto('export_schedule_people')
    .values(to.map((user_id) => ({ schedule_id, user_id })))
    .execute();

export async function replacePeople(trx: Database, id: number, to: readonly number[]): Promise<void> {
  await trx.deleteFrom('export_schedule_people').where('schedule_id', '=', id).execute();
  await insertPeople(trx, id, to);
}

export const updateSchedule = async (
  trx: Database,
  id: number,
  change: Updateable<Schema['export_schedules']>,
): Promise<void> => {
  await trx.updateTable('export_schedules').set(change).where('id', '=', id).execute();
};

export const removeSchedule = async (trx: Database, id: number): Promise<void> => {
  await trx.deleteFrom('export_schedules').where('id', '=', id).execute();
};

/** The last run of each. */
export async function findLastRuns(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredRun>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('export_schedule_runs')
    .selectAll()
    .distinctOn('schedule_id')
    .where('schedule_id', 'in', ids)
    .orderBy('schedule_id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(found.map((run) => [run.schedule_id, run]));
}

/** The days on which it has fallen due and is done with. */
export async function listDoneDays(
  db: Database,
  schedule_id: number,
  days: readonly CalendarDate[],
): Promise<ReadonlySet<string>> {
  if (days.length === 0) return new Set();
  const done = await db
    .selectFrom('export_schedule_runs')
    .select('due_on')
    .where('schedule_id', '=', schedule_id)
    .where('due_on', 'in', days)
    .where('result', '<>', 'trying')
    .execute();
  return new Set(done.map(({ due_on }) => String(due_on)));
}

/** Writes a run down, once for each day on which it falls due; nothing where that day is done with. */
export async function insertRun(trx: Database, run: NewRun): Promise<number | undefined> {
  const { result, people, left_out, at } = run;
  const written = await trx
    .insertInto('export_schedule_runs')
    .values(run)
    .onConflict((conflict) =>
      conflict
        .columns(['schedule_id', 'due_on'])
        .doUpdateSet({ result, people, left_out, at })
        .where('export_schedule_runs.result', '=', 'trying'),
    )
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

type Failed = Readonly<{
  schedule_id: number;
  due_on: CalendarDate;
  from: CalendarDate;
  to: CalendarDate;
  at: UtcInstant;
}>;

/** One more try that came to nothing. Answers how the run stands now, or nothing where somebody else ended it. */
export async function noteFailedTry(trx: Database, { from, to, ...run }: Failed) {
  const tried = await trx
    .insertInto('export_schedule_runs')
    .values({ ...run, period_from: from, period_to: to, result: 'trying', attempts: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['schedule_id', 'due_on'])
        .doUpdateSet({ at: run.at })
        .where('export_schedule_runs.result', '=', 'trying'),
    )
    .returning(['id', 'attempts'])
    .executeTakeFirst();
  if (!tried) return undefined;
  const attempts = tried.attempts + 1;
  const result = resultAfter(attempts);
  await trx
    .updateTable('export_schedule_runs')
    .set({ attempts, result })
    .where('id', '=', tried.id)
    .execute();
  return result;
}
