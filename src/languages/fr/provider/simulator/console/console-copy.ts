import type { Words } from '#languages/kit/words.ts';
import type { consoleCopy as english } from '#provider/simulator/console/console-copy.ts';

export const consoleCopy: Words<typeof english> = {
  share: 'Saisissez un nombre entier de 0 à 1000.',
  chooseFrom: (names) => `Choisissez parmi ${names}.`,
  onlyForward: 'Le temps ne fait qu’avancer.',
  noReason: 'Aucune banque ne donne ce motif.',
  answerFirst: 'Répondez d’abord à cette page.',
};
