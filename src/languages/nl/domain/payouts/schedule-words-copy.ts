import type * as english from '#domain/payouts/schedule-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleCopy: Words<typeof english.scheduleCopy> = {
  daily: 'elke werkdag',
  weekly: {
    monday: 'elke week op maandag',
    tuesday: 'elke week op dinsdag',
    wednesday: 'elke week op woensdag',
    thursday: 'elke week op donderdag',
    friday: 'elke week op vrijdag',
  },
  monthly: (day) => `elke maand op de ${day}e`,
  monthlyOnLastDay: 'elke maand op de laatste dag',
};
