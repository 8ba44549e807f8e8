import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  currency: 'Moneda',
  allCurrencies: 'Todas las monedas',
  clearFilters: 'Borrar filtros',
  noMatchTitle: (things) => `No hay ${things} que coincidan`,
  noMatch: 'Nada coincide con tu búsqueda y tus filtros. Cambia alguno o bórralos todos.',
  pastEndTitle: 'No hay nada en esta página',
  pastEnd: 'La lista es más corta. Puede que hayan desaparecido filas desde que la abriste.',
  firstPage: 'Ir a la primera página',
  searchTerm: 'Buscar',
  searchTerms: 'Búsquedas',
  removeTerm: (term) => `Quitar la búsqueda: ${term}`,
  columnsNotSaved: 'Tus columnas no se han guardado.',
  found: (count, things) => `Resultado: ${count} ${things}`,
  noExport: 'Por qué no se puede exportar',
  export: 'Exportar',
  schedule: 'Programar',
  exportFailed: 'Se ha producido un problema al generar tu exportación.',
  tryAgain: 'Reintentar',
};
