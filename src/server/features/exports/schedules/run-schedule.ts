import { ACCOUNTANTS_COLUMNS } from '#domain/payments/transaction-file-columns.ts';
import { isBookKind } from '#domain/schedules/file-kind.ts';
import type { DueRun } from '#domain/schedules/schedule-rhythm.ts';
import { type RunResult, type Stop, stopOf } from '#domain/schedules/scheduled-file.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Database } from '../../../db/database.ts';
import type { Actor, Deps } from '../../../deps.ts';
import { tellLive } from '../../../events/tell-live.ts';
import { failpoint } from '../../../failpoints.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { isForDatev } from '../../books/book-files-repository.ts';
import { type BookRequest, insertExport } from '../exports-repository.ts';
import type { FileRequest } from '../file-request.ts';
import { mailFile, mailMaker } from './mail-schedule.ts';
import { mailScheduledFile } from './mail-scheduled-file.job.ts';
import { type FilePerson, listFilePeople, mayHave } from './people-repository.ts';
import { insertRun, lockSchedule, type StoredSchedule, updateSchedule } from './schedules-repository.ts';

export type Running = Pick<Deps, 'db' | 'config' | 'now' | 'log'> &
  Readonly<{
    clock: EpochSeconds;
    /** Whoever has it run by hand, and from where; by itself it runs in its maker's name. */
    actor?: Actor;
    ip?: string;
  }>;
/** Run by hand, it has no day on which it fell due. */
export type Run = Omit<DueRun, 'due_on'> & Readonly<{ due_on: DueRun['due_on'] | null }>;

/**
 * Everything of one run in one transaction: the row that says it was made, a file for each person, and their mails. Whatever
 * ends the process in between, either all of it is there or nothing.
 */
export const runSchedule = (deps: Running, id: number, run: Run): Promise<void> =>
  inMakersName(deps, id, async (trx, schedule, people) => {
    if (run.due_on !== null && schedule.status !== 'active') return; // Paused meanwhile.
    await sendRun(trx, schedule, run, people);
  });

/** Stops one whose maker may not have the file any more; also between the days on which it falls due. */
export const checkMaker = (deps: Running, id: number): Promise<void> =>
  inMakersName(deps, id, async () => undefined);

type Act = (deps: Running, schedule: StoredSchedule, people: readonly FilePerson[]) => Promise<void>;

const inMakersName = (deps: Running, id: number, act: Act): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const schedule = await lockSchedule(trx, id);
    if (!schedule || schedule.status === 'stopped') return; // Removed or stopped meanwhile.
    const people = await listFilePeople(trx, [schedule.user_id, ...schedule.to]);
    const maker = people.find((person) => person.id === schedule.user_id);
    const stop = maker ? stopOf(maker, schedule.kind) : 'maker_left';
    if (stop) await stopSchedule({ ...deps, db: trx }, schedule, maker, stop);
    else await act({ ...deps, db: trx }, schedule, people);
  });

async function stopSchedule(
  deps: Running,
  schedule: StoredSchedule,
  maker: FilePerson | undefined,
  stop: Stop,
): Promise<void> {
  const { db, clock } = deps;
  await updateSchedule(db, schedule.id, { status: 'stopped', stopped_because: stop });
  if (maker?.comesIn) await mailMaker(deps, maker, schedule, { key: `stop:${clock}`, why: 'stopped' });
  await tellLive(db, 'export', [String(schedule.id)]);
  await note(deps, 'schedule.stop', schedule, maker, { because: stop });
}

async function sendRun(
  deps: Running,
  schedule: StoredSchedule,
  run: Run,
  people: readonly FilePerson[],
): Promise<void> {
  const { db, clock } = deps;
  const maker = people.find(({ id }) => id === schedule.user_id);
  const wanted = people.filter(({ id }) => schedule.to.includes(id));
  const readers = wanted.filter((person) => mayHave(person, schedule.kind));
  const result = await resultOf(db, schedule, run, readers);
  const sentTo = result === 'sent' ? readers : [];
  const run_id = await insertRun(db, {
    ...{ schedule_id: schedule.id, due_on: run.due_on, period_from: run.from, period_to: run.to, result },
    ...{ people: sentTo.length, left_out: schedule.to.length - readers.length, at: utcInstant(clock) },
  });
  if (run_id === undefined) return; // Somebody else was faster.
  failpoint('schedule-before-mails');
  const files: ExportId[] = [];
  for (const reader of sentTo) {
    const file = await insertExport(db, {
      ...requestOf(schedule, run),
      ...{ user_id: reader.id, locale: schedule.locale, created: deps.now(), run_id },
    });
    files.push(file);
    const sent = { run_id, maker: maker?.email ?? '' };
    // The file itself is made after the commit, so that nobody waits for it; until its mail is written, its job is.
    if (schedule.sent_as === 'file') {
      const key = `schedule-run:${run_id}:${reader.id}`;
      await enqueue(db, mailScheduledFile, { ...sent, export_id: file }, { key });
    } else await mailFile(deps, reader, schedule, { ...sent, run, file });
  }
  if (result !== 'sent' && maker)
    await mailMaker(deps, maker, schedule, { key: `run:${run_id}`, why: result, run });
  await tellLive(db, 'export', [...files, String(schedule.id)]);
  const { from, to } = run;
  await note(deps, 'schedule.run', schedule, maker, { from, to, result, files });
}

async function resultOf(
  db: Database,
  { kind, format }: StoredSchedule,
  run: Run,
  readers: readonly FilePerson[],
): Promise<Exclude<RunResult, 'trying' | 'failed'>> {
  if (readers.length === 0) return 'nobody';
  const fits = kind !== 'journal' || format !== 'datev' || (await isForDatev(db, run));
  return fits ? 'sent' : 'not_datev';
}

/** The question of a schedule over the days of a run. */
function requestOf({ kind, format, filters, columns }: StoredSchedule, run: Run): FileRequest | BookRequest {
  const date_between = [run.from, run.to] as const;
  return isBookKind(kind)
    ? { kind, filters: { date_between, format: format ?? '' }, columns: [] }
    : ({
        ...{ kind, filters: { ...filters, date_between } },
        columns: format === 'accountants' ? ACCOUNTANTS_COLUMNS : columns,
      } as unknown as FileRequest); // Kept as its export read it.
}

const note = (
  { db, now, actor, ip = '' }: Running,
  action: string,
  { id, user_id }: StoredSchedule,
  maker: FilePerson | undefined,
  after: unknown,
): Promise<void> =>
  writeAudit(db, {
    ...{ at: utcInstant(now()), ip, api_key: actor?.api_key },
    ...{ actor_id: actor?.user_id ?? user_id, actor_email: actor?.email ?? maker?.email ?? '' },
    ...{ action, object_kind: 'schedule', object_id: String(id), after, result: 'succeeded' },
  });
