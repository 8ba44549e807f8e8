import type * as english from '#contract/input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const inputCopy: Words<typeof english.inputCopy> = {
  sayWhy: 'Vul in waarom',
  nameApprovers: 'Kies wie mag goedkeuren',
  bankDigits: 'Vul 4 tot 20 cijfers in.',
  giveTitle: 'Geef het een titel',
  nothingToKeep: 'Er is niets om te bewaren',
  chooseTopics: 'Kies wat er wordt gemeld',
  fillIn: 'Vul hier iets in',
  perMille: 'Vul een geheel getal van 0 tot 1000 in.',
  chooseOne: 'Kies er minstens één.',
  chooseFrom: (words) => `Kies uit ${words.join(', ')}.`,
};
