import type { Words } from '#languages/kit/words.ts';
import { either } from '#languages/nl/speech.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  showThatMatch: (things, match) => `Toon ${things} die voldoen aan ${match} filters`,
  matchAll: 'alle',
  matchAny: 'een van de',
  matchGroup: 'Voldoen aan',
  filterLine: (position) => `Filter ${position}`,
  field: 'Veld',
  condition: 'Voorwaarde',
  value: 'Waarde',
  valueIs: (words) => `Waarde: ${words}`,
  chooseValue: 'Kies',
  removeLine: 'Dit filter verwijderen',
  addFilter: 'Filter toevoegen',
  addFilterOn: (field) => `Filteren op ${field}`,
  clearAll: 'Alles wissen',
  either: (values) => either(values),
  betweenDays: 'en',
  removePill: (sentence) => `Filter verwijderen: ${sentence}`,
};
