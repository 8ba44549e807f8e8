import { LAST_DAY_ANCHOR, type PayoutSchedule } from './payout-schedule.ts';

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const ordinal = (day: number): string => {
  if (day >= 11 && day <= 13) return `${day}th`;
  return `${day}${{ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'}`;
};

/** When money leaves by itself, in words; nothing for a schedule that waits for the merchant. */
export function scheduleWords(schedule: PayoutSchedule): string | undefined {
  switch (schedule.interval) {
    case 'manual':
      return undefined;
    case 'daily':
      return 'daily, on weekdays';
    case 'weekly':
      return `weekly on ${capital(schedule.weekly_anchor)}`;
    case 'monthly':
      return schedule.monthly_anchor === LAST_DAY_ANCHOR
        ? 'monthly on the last day'
        : `monthly on the ${ordinal(schedule.monthly_anchor)}`;
  }
}
