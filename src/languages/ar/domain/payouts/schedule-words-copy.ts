import type { scheduleCopy as english } from '#domain/payouts/schedule-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleCopy: Words<typeof english> = {
  daily: 'يوميًا من الاثنين إلى الجمعة',
  weekly: {
    monday: 'أسبوعيًا يوم الاثنين',
    tuesday: 'أسبوعيًا يوم الثلاثاء',
    wednesday: 'أسبوعيًا يوم الأربعاء',
    thursday: 'أسبوعيًا يوم الخميس',
    friday: 'أسبوعيًا يوم الجمعة',
  },
  monthly: (day) => `شهريًا في اليوم ${day} من الشهر`,
  monthlyOnLastDay: 'شهريًا في آخر يوم من الشهر',
};
