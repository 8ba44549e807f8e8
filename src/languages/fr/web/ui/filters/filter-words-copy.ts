import type { Words } from '#languages/kit/words.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  // Read on with `matchAll` or `matchAny`, then `ofThese`.
  showThatMatch: (things) => `Afficher les ${things} qui remplissent`,
  matchAll: 'la totalité',
  matchAny: 'au moins une',
  matchGroup: 'Conditions à remplir',
  ofThese: 'de ces conditions',
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
};
