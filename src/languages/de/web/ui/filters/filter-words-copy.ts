import { either } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  showThatMatch: (things, match) => `${things} anzeigen, die ${match} Filter erfüllen`,
  matchAll: 'alle',
  matchAny: 'einen der',
  matchGroup: 'Übereinstimmung',
  filterLine: (position) => `Filter ${position}`,
  field: 'Feld',
  condition: 'Bedingung',
  value: 'Wert',
  valueIs: (words) => `Wert: ${words}`,
  chooseValue: 'Wählen',
  removeLine: 'Diesen Filter entfernen',
  addFilter: 'Filter hinzufügen',
  addFilterOn: (field) => `Filtern nach: ${field}`,
  clearAll: 'Alle zurücksetzen',
  either: (values) => either(values),
  betweenDays: 'und',
  removePill: (sentence) => `Filter entfernen: ${sentence}`,
};
