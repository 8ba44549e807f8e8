import type { scheduleCopy as english } from '#domain/payouts/schedule-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleCopy: Words<typeof english> = {
  daily: '平日毎日',
  weekly: {
    monday: '毎週月曜日',
    tuesday: '毎週火曜日',
    wednesday: '毎週水曜日',
    thursday: '毎週木曜日',
    friday: '毎週金曜日',
  },
  monthly: (day) => `毎月${day}日`,
  monthlyOnLastDay: '毎月末日',
};
