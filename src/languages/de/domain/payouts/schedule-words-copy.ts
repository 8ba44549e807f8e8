import type { scheduleCopy as english } from '#domain/payouts/schedule-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

/** They end without a full stop: the sentence around them has its own. */
export const scheduleCopy: Words<typeof english> = {
  daily: 'täglich, an Werktagen',
  weekly: {
    monday: 'wöchentlich am Montag',
    tuesday: 'wöchentlich am Dienstag',
    wednesday: 'wöchentlich am Mittwoch',
    thursday: 'wöchentlich am Donnerstag',
    friday: 'wöchentlich am Freitag',
  },
  monthly: (day) => `jeweils am ${day}. des Monats`,
  monthlyOnLastDay: 'jeweils am letzten Tag des Monats',
};
