import type { Words } from '#languages/kit/words.ts';
import type { nothingToShowCopy as english } from '#web/blocks/data-list/nothing-to-show-copy.ts';

export const nothingToShowCopy: Words<typeof english> = {
  clearFilters: 'Limpar filtros',
  noMatchTitle: (things) => `Não há ${things} que correspondam`,
  noMatch: 'Nada corresponde à sua busca e aos seus filtros. Altere um deles ou limpe todos.',
  pastEndTitle: 'Não há nada nesta página',
  pastEnd: 'A lista é mais curta que isto. Linhas podem ter desaparecido desde que você a abriu.',
  firstPage: 'Ir para a primeira página',
};
