import { spoken } from '../shared/spoken.ts';

const ordinal = (day: number): string => {
  if (day >= 11 && day <= 13) return `${day}th`;
  return `${day}${{ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'}`;
};

/** When money leaves by itself, after a comma: "Available funds are paid out automatically, weekly on Monday." */
export const scheduleCopy = spoken('domain/payouts/schedule-words-copy#scheduleCopy', {
  daily: 'daily, on weekdays',
  weekly: {
    monday: 'weekly on Monday',
    tuesday: 'weekly on Tuesday',
    wednesday: 'weekly on Wednesday',
    thursday: 'weekly on Thursday',
    friday: 'weekly on Friday',
  },
  monthly: (day: number) => `monthly on the ${ordinal(day)}`,
  monthlyOnLastDay: 'monthly on the last day',
} as const);
