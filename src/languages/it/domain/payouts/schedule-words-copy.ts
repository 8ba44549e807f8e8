import type * as english from '#domain/payouts/schedule-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

// "il 2", ma "il 1º", "l’8" e "l’11".
const theDay = (day: number): string => {
  if (day === 1) return 'il 1º';
  return day === 8 || day === 11 ? `l’${day}` : `il ${day}`;
};

export const scheduleCopy: Words<typeof english.scheduleCopy> = {
  daily: 'ogni giorno feriale',
  weekly: {
    monday: 'ogni lunedì',
    tuesday: 'ogni martedì',
    wednesday: 'ogni mercoledì',
    thursday: 'ogni giovedì',
    friday: 'ogni venerdì',
  },
  monthly: (day) => `${theDay(day)} di ogni mese`,
  monthlyOnLastDay: 'l’ultimo giorno di ogni mese',
};
