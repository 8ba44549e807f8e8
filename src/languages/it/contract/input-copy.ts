import type * as english from '#contract/input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const inputCopy: Words<typeof english.inputCopy> = {
  sayWhy: 'Scrivi il motivo',
  nameApprovers: 'Indica chi può approvare',
  bankDigits: 'Scrivi da 4 a 20 cifre.',
  giveTitle: 'Inserisci un titolo',
  nothingToKeep: 'Non c’è nulla da conservare',
  chooseTopics: 'Scegli che cosa deve ricevere',
  fillIn: 'Scrivi qualcosa qui',
  perMille: 'Scrivi un numero intero da 0 a 1000.',
  chooseOne: 'Scegli almeno una voce.',
  chooseFrom: (words) => `Scegli tra ${words.join(', ')}.`,
};
