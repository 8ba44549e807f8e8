import type { scheduleCopy as english } from '#domain/payouts/schedule-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleCopy: Words<typeof english> = {
  daily: 'cada día laborable',
  weekly: {
    monday: 'cada lunes',
    tuesday: 'cada martes',
    wednesday: 'cada miércoles',
    thursday: 'cada jueves',
    friday: 'cada viernes',
  },
  monthly: (day) => `el día ${day} de cada mes`,
  monthlyOnLastDay: 'el último día de cada mes',
};
