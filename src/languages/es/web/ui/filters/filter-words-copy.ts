import { either } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  showThatMatch: (things, match) => `Mostrar ${things} que cumplan ${match} estas condiciones`,
  matchAll: 'todas',
  matchAny: 'alguna de',
  matchGroup: 'Coincidencia',
  filterLine: (position) => `Filtro ${position}`,
  field: 'Campo',
  condition: 'Condición',
  value: 'Valor',
  valueIs: (words) => `Valor: ${words}`,
  chooseValue: 'Elegir',
  removeLine: 'Quitar este filtro',
  addFilter: 'Añadir un filtro',
  addFilterOn: (field) => `Filtrar por ${field}`,
  clearAll: 'Borrar todo',
  either: (values) => either(values),
  betweenDays: 'y',
  removePill: (sentence) => `Quitar el filtro: ${sentence}`,
};
