import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  currency: 'Moeda',
  allCurrencies: 'Todas as moedas',
  clearFilters: 'Limpar filtros',
  noMatchTitle: (things) => `Não há ${things} que correspondam`,
  noMatch: 'Nada corresponde à sua busca e aos seus filtros. Altere um deles ou limpe todos.',
  pastEndTitle: 'Não há nada nesta página',
  pastEnd: 'A lista é mais curta que isto. Linhas podem ter desaparecido desde que você a abriu.',
  firstPage: 'Ir para a primeira página',
  searchTerm: 'Busca',
  searchTerms: 'Buscas',
  removeTerm: (term) => `Remover a busca: ${term}`,
  columnsNotSaved: 'Suas colunas não foram salvas.',
  found: (count, things) => `Resultado: ${count} ${things}`,
  noExport: 'Por que não há exportação',
  export: 'Exportar',
  schedule: 'Agendar',
  exportFailed: 'Ocorreu um problema ao gerar a sua exportação.',
  tryAgain: 'Tentar de novo',
};
