import { either } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  showThatMatch: (things, match) => `Mostra ${things} che soddisfano ${match} di questi filtri`,
  matchAll: 'ognuno',
  matchAny: 'almeno uno',
  matchGroup: 'Corrispondenza',
  filterLine: (position) => `Filtro ${position}`,
  field: 'Campo',
  condition: 'Condizione',
  value: 'Valore',
  valueIs: (words) => `Valore: ${words}`,
  chooseValue: 'Scegli',
  removeLine: 'Rimuovi questo filtro',
  addFilter: 'Aggiungi un filtro',
  addFilterOn: (field) => `Filtra per ${field}`,
  clearAll: 'Azzera tutto',
  either: (values) => either(values),
  betweenDays: 'e',
  removePill: (sentence) => `Rimuovi il filtro: ${sentence}`,
};
