import type { scheduleCopy as english } from '#domain/payouts/schedule-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleCopy: Words<typeof english> = {
  daily: 'chaque jour ouvré',
  weekly: {
    monday: 'chaque lundi',
    tuesday: 'chaque mardi',
    wednesday: 'chaque mercredi',
    thursday: 'chaque jeudi',
    friday: 'chaque vendredi',
  },
  monthly: (day) => (day === 1 ? 'le 1er de chaque mois' : `le ${day} de chaque mois`),
  monthlyOnLastDay: 'le dernier jour de chaque mois',
};
