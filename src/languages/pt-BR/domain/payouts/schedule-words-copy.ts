import type { scheduleCopy as english } from '#domain/payouts/schedule-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleCopy: Words<typeof english> = {
  daily: 'todo dia útil',
  weekly: {
    monday: 'toda segunda-feira',
    tuesday: 'toda terça-feira',
    wednesday: 'toda quarta-feira',
    thursday: 'toda quinta-feira',
    friday: 'toda sexta-feira',
  },
  monthly: (day) => `todo mês, no dia ${day}`,
  monthlyOnLastDay: 'todo mês, no último dia',
};
