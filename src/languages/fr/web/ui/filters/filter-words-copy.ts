import { either } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  showThatMatch: (things, match) => `Afficher les ${things} qui remplissent ${match} de ces conditions`,
  matchAll: 'la totalité',
  matchAny: 'au moins une',
  matchGroup: 'Conditions à remplir',
  filterLine: (position) => `Filtre ${position}`,
  field: 'Champ',
  condition: 'Condition',
  value: 'Valeur',
  valueIs: (words) => `Valeur : ${words}`,
  chooseValue: 'Choisir',
  removeLine: 'Retirer ce filtre',
  addFilter: 'Ajouter un filtre',
  addFilterOn: (field) => `Filtrer par : ${field}`,
  clearAll: 'Tout effacer',
  either,
  betweenDays: 'et le',
  removePill: (sentence) => `Retirer le filtre : ${sentence}`,
};
