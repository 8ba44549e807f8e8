import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { WORDS as english } from '#web/ui/words-copy.ts';

export const WORDS: Words<typeof english> = {
  busy: 'Em andamento',
  dismiss: 'Dispensar',
  loading: 'Carregando',
  notifications: 'Notificações',
  optional: 'Opcional',
  tryAgain: 'Tentar de novo',
  breadcrumb: 'Caminho da página',
  pages: 'Páginas',
  rows: 'Linhas',
  rowsPerPage: 'Linhas por página',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  range: (from, to, total) => `${from}–${to} de ${total}`,
  noRows: '0 de 0',
  selectAll: 'Selecionar todas as linhas desta página',
  selectRow: (name) => `Selecionar ${name}`,
  table: (name) => `Tabela: ${name}`,
  columns: 'Colunas',
  done: 'Concluir',
  filters: 'Filtros',
  filtersOn: (count) =>
    plural(count, { one: `${count} filtro ativo`, other: `${figure(count)} filtros ativos` }),
};
