import { DAY_S, type EpochSeconds } from '../shared/time.ts';
import { dayOf } from '../shared/time-zone.ts';

/** How many days ahead the merchant is reminded, the earliest first. */
export const REMINDER_DAYS = [7, 3, 1] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

export type Reminder = Readonly<{ reminder: ReminderDays; days: number }>;

/**
 * The reminder a deadline calls for today, and how many days of the store's calendar are left. One that was missed is not
 * made up for: whoever opens the door two days before the end hears that, and not also what was true a week before.
 */
export function reminderFor(dueBy: EpochSeconds, now: EpochSeconds, zone: string): Reminder | undefined {
  if (dueBy <= now) return undefined;
  const days = calendarDays(now, dueBy, zone);
  const reminder = REMINDER_DAYS.findLast((ahead) => days <= ahead);
  return reminder && { reminder, days };
}

/** From one day of the zone's calendar to another; a clock that changes in between makes neither longer. */
const calendarDays = (from: EpochSeconds, to: EpochSeconds, zone: string): number =>
  Math.round((midnight(to, zone) - midnight(from, zone)) / (DAY_S * 1000));

const midnight = (at: EpochSeconds, zone: string): number => Date.parse(`${dayOf(at, zone)}T00:00:00Z`);
