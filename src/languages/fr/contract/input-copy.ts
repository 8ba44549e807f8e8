import type { inputCopy as english } from '#contract/input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const inputCopy: Words<typeof english> = {
  sayWhy: 'Indiquez pourquoi',
  nameApprovers: 'Indiquez qui peut approuver',
  bankDigits: 'Saisissez 4 à 20 chiffres.',
  giveTitle: 'Donnez-lui un titre',
  nothingToKeep: 'Il n’y a rien à garder',
  chooseTopics: 'Choisissez les événements à recevoir',
  fillIn: 'Remplissez ce champ',
  perMille: 'Saisissez un nombre entier de 0 à 1000.',
  chooseOne: 'Choisissez-en au moins un.',
  chooseFrom: (words) => `Choisissez parmi ${words.join(', ')}.`,
};
