import type { Words } from '#languages/kit/words.ts';
import { either } from '#languages/pt-BR/speech.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  showThatMatch: (things, match) => `Mostrar ${things} que atendem a estes filtros: ${match}`,
  matchAll: 'todos',
  matchAny: 'qualquer um',
  matchGroup: 'Correspondência',
  filterLine: (position) => `Filtro ${position}`,
  field: 'Campo',
  condition: 'Condição',
  value: 'Valor',
  valueIs: (words) => `Valor: ${words}`,
  chooseValue: 'Escolher',
  removeLine: 'Remover este filtro',
  addFilter: 'Adicionar um filtro',
  addFilterOn: (field) => `Filtrar por ${field}`,
  clearAll: 'Limpar tudo',
  either: (values) => either(values),
  betweenDays: 'e',
  removePill: (sentence) => `Remover o filtro: ${sentence}`,
};
