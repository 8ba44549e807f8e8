import type { inputCopy as english } from '#contract/input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const inputCopy: Words<typeof english> = {
  sayWhy: 'Di por qué',
  nameApprovers: 'Indica quién puede aprobar',
  bankDigits: 'Escribe de 4 a 20 dígitos.',
  giveTitle: 'Ponle un título',
  nothingToKeep: 'No hay nada que guardar',
  chooseTopics: 'Elige qué se le comunica',
  fillIn: 'Escribe algo aquí',
  perMille: 'Escribe un número entero del 0 al 1000.',
  chooseOne: 'Elige al menos uno.',
  chooseFrom: (words) => `Elige entre ${words.join(', ')}.`,
};
