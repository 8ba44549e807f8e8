import type { inputCopy as english } from '#contract/input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const inputCopy: Words<typeof english> = {
  sayWhy: 'Geben Sie einen Grund an',
  nameApprovers: 'Geben Sie an, wer freigeben darf',
  bankDigits: 'Geben Sie 4 bis 20 Ziffern ein.',
  giveTitle: 'Geben Sie einen Titel ein',
  nothingToKeep: 'Es gibt nichts abzulegen',
  chooseTopics: 'Wählen Sie, was gemeldet wird',
  fillIn: 'Geben Sie hier etwas ein',
  perMille: 'Geben Sie eine ganze Zahl von 0 bis 1000 ein.',
  chooseOne: 'Wählen Sie mindestens eines aus.',
  chooseFrom: (words) => `Möglich sind: ${words.join(', ')}.`,
};
