import { fail } from '#contract/kit/errors.ts';
import type { Schedule, ScheduleRecipient } from '#contract/schedules.ts';
import { nextDue } from '#domain/schedules/schedule-rhythm.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Context } from '../../../http/route.ts';
import { providerClock } from '../../../provider-clock.ts';
import { getStore } from '../../../store/store-repository.ts';
import { exportableKinds } from '../exportable-kinds.ts';
import { type FilePerson, listFilePeople } from './people-repository.ts';
import {
  findLastRuns,
  findSchedule,
  listSchedules,
  type StoredRun,
  type StoredSchedule,
} from './schedules-repository.ts';

/** Every schedule of what the caller may export, and whom another one could be for. */
export async function showSchedules(
  context: Context,
): Promise<{ data: Schedule[]; people: ScheduleRecipient[] }> {
  const { db, actor } = context;
  const [schedules, people] = await Promise.all([
    listSchedules(db, exportableKinds(actor)),
    listFilePeople(db),
  ]);
  const offered = people
    .filter(({ comesIn, kinds }) => comesIn && kinds.length > 0)
    .map(({ id, name, email, kinds }) => ({ id, name, email, kinds: [...kinds] }));
  return { data: await shown(context, schedules, people), people: offered };
}

export async function showSchedule(context: Context, id: number): Promise<Schedule> {
  const schedule = await demandSchedule(context, id);
  const people = await listFilePeople(context.db, [schedule.user_id, ...schedule.to]);
  const [one] = await shown(context, [schedule], people);
  if (!one) throw fail('schedule_missing');
  return one;
}

/** One of what the caller may not export is not there, as far as they can tell. */
export async function demandSchedule({ db, actor }: Context, id: number): Promise<StoredSchedule> {
  const found = await findSchedule(db, id);
  if (!found || !exportableKinds(actor).includes(found.kind)) throw fail('schedule_missing');
  return found;
}

async function shown(
  context: Context,
  schedules: readonly StoredSchedule[],
  people: readonly FilePerson[],
): Promise<Schedule[]> {
  const [{ timezone }, now, runs] = await Promise.all([
    getStore(context),
    providerClock(context),
    findLastRuns(
      context.db,
      schedules.map(({ id }) => id),
    ),
  ]);
  const byId = new Map(people.map((person) => [person.id, person]));
  return schedules.map(({ user_id, to, columns: _, locale: _locale, since: _since, ...schedule }) => ({
    ...schedule,
    made_by: byId.get(user_id)?.email ?? '',
    to: to.flatMap((id) => {
      const person = byId.get(id);
      return person ? [{ id, name: person.name, email: person.email }] : [];
    }),
    next_due: schedule.status === 'active' ? utcInstant(nextDue(schedule, now, timezone)) : null,
    last: lastOf(runs.get(schedule.id)),
  }));
}

const lastOf = (run: StoredRun | undefined): Schedule['last'] =>
  run
    ? {
        ...{ at: run.at, from: run.period_from, to: run.period_to },
        ...{ result: run.result, people: run.people, left_out: run.left_out },
      }
    : null;
