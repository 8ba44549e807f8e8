import { LAST_DAY_ANCHOR, type PayoutSchedule } from './payout-schedule.ts';
import { scheduleCopy as copy } from './schedule-words-copy.ts';

/** When money leaves by itself, in words; nothing for a schedule that waits for the merchant. */
export function scheduleWords(schedule: PayoutSchedule): string | undefined {
  switch (schedule.interval) {
    case 'manual':
      return undefined;
    case 'daily':
      return copy.daily;
    case 'weekly':
      return copy.weekly[schedule.weekly_anchor];
    case 'monthly':
      return schedule.monthly_anchor === LAST_DAY_ANCHOR
        ? copy.monthlyOnLastDay
        : copy.monthly(schedule.monthly_anchor);
  }
}
