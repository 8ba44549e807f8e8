import type { Words } from '#languages/kit/words.ts';
import type { nothingToShowCopy as english } from '#web/blocks/data-list/nothing-to-show-copy.ts';

export const nothingToShowCopy: Words<typeof english> = {
  clearFilters: 'Borrar filtros',
  noMatchTitle: (things) => `No hay ${things} que coincidan`,
  noMatch: 'Nada coincide con tu búsqueda y tus filtros. Cambia alguno o bórralos todos.',
  pastEndTitle: 'No hay nada en esta página',
  pastEnd: 'La lista es más corta. Puede que hayan desaparecido filas desde que la abriste.',
  firstPage: 'Ir a la primera página',
};
