import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/schedules.ts';
import { lastRun } from '#domain/schedules/schedule-rhythm.ts';
import { type Context, type Route, route } from '../../../http/route.ts';
import { providerClock } from '../../../provider-clock.ts';
import { getStore } from '../../../store/store-repository.ts';
import { changeSchedule, deleteSchedule, makeSchedule } from './keep-schedule.ts';
import { runSchedule } from './run-schedule.ts';
import { demandSchedule, showSchedule, showSchedules } from './show-schedules.ts';

/** What was due last, once more and at once; also of one that is paused. */
async function runByHand(context: Context, id: number): Promise<void> {
  const schedule = await demandSchedule(context, id);
  if (schedule.status === 'stopped') throw fail('schedule_stopped');
  const [{ timezone }, clock] = await Promise.all([getStore(context), providerClock(context)]);
  const { from, to } = lastRun(schedule, clock, timezone);
  await runSchedule({ ...context, clock }, id, { due_on: null, from, to });
}

export const schedulesRoutes: readonly Route[] = [
  route(contract.listSchedules, showSchedules),
  route(contract.createSchedule, async (context, wanted) =>
    showSchedule(context, await makeSchedule(context, wanted)),
  ),
  route(contract.changeSchedule, async (context, change) => {
    await changeSchedule(context, change);
    return showSchedule(context, change.id);
  }),
  route(contract.runSchedule, async (context, { id }) => {
    await runByHand(context, id);
    return showSchedule(context, id);
  }),
  route(contract.deleteSchedule, async (context, { id }) => {
    await deleteSchedule(context, id);
    return { id, deleted: true as const };
  }),
];
