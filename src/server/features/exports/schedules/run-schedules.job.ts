import * as z from 'zod/mini';
import { type DueRun, dueRuns } from '#domain/schedules/schedule-rhythm.ts';
import { secondsOf, utcInstant } from '#domain/shared/time.ts';
import { job } from '../../../jobs/job.ts';
import { providerClock } from '../../../provider-clock.ts';
import { getStore } from '../../../store/store-repository.ts';
import { mailMaker } from './mail-schedule.ts';
import { listFilePeople } from './people-repository.ts';
import { checkMaker, type Running, runSchedule } from './run-schedule.ts';
import { listActive, listDoneDays, noteFailedTry, type StoredSchedule } from './schedules-repository.ts';

/** Sends every file that has fallen due by the provider's clock: each once, however often and wherever this runs. */
export const runSchedules = job({
  name: 'exports.run-schedules',
  input: z.object({}),
  attemptsMax: 3,
  queue: 'scheduled files',
  async run(deps) {
    const { timezone: zone } = await getStore(deps);
    const clock = await providerClock(deps);
    for (const schedule of await listActive(deps.db)) {
      await checkMaker({ ...deps, clock }, schedule.id);
      const due = dueRuns(schedule, { since: secondsOf(schedule.since), now: clock, zone });
      const done = await listDoneDays(
        deps.db,
        schedule.id,
        due.map(({ due_on }) => due_on),
      );
      for (const run of due.filter(({ due_on }) => !done.has(due_on)))
        await tryToRun({ ...deps, clock }, schedule, run);
    }
  },
});

/** One that cannot be made holds up no other; it is tried again the next time, and told when that was often enough. */
async function tryToRun(deps: Running, schedule: StoredSchedule, run: DueRun): Promise<void> {
  try {
    await runSchedule(deps, schedule.id, run);
  } catch (error) {
    deps.log.error({ err: error, schedule: schedule.id }, 'a scheduled file could not be sent');
    await deps.db.transaction().execute(async (trx) => {
      const failed = { schedule_id: schedule.id, ...run, at: utcInstant(deps.clock) };
      if ((await noteFailedTry(trx, failed)) !== 'failed') return;
      const [maker] = await listFilePeople(trx, [schedule.user_id]);
      if (maker?.comesIn)
        await mailMaker({ ...deps, db: trx }, maker, schedule, {
          ...{ key: `due:${run.due_on}`, why: 'failed', run },
        });
    });
  }
}
