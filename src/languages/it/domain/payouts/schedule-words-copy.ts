import type * as english from '#domain/payouts/schedule-words-copy.ts';
import { theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleCopy: Words<typeof english.scheduleCopy> = {
  daily: 'ogni giorno lavorativo',
  weekly: {
    monday: 'ogni lunedì',
    tuesday: 'ogni martedì',
    wednesday: 'ogni mercoledì',
    thursday: 'ogni giovedì',
    friday: 'ogni venerdì',
  },
  monthly: (day) => `${day === 1 ? 'il 1º' : theDay(`${day}`)} di ogni mese`,
  monthlyOnLastDay: 'l’ultimo giorno di ogni mese',
};
