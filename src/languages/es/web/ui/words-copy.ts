import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { WORDS as english } from '#web/ui/words-copy.ts';

export const WORDS: Words<typeof english> = {
  busy: 'En curso',
  dismiss: 'Descartar',
  loading: 'Cargando',
  notifications: 'Notificaciones',
  optional: 'Opcional',
  tryAgain: 'Reintentar',
  breadcrumb: 'Ruta de navegación',
  pages: 'Páginas',
  rows: 'Filas',
  rowsPerPage: 'Filas por página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  range: (from, to, total) => `${from}–${to} de ${total}`,
  noRows: '0 de 0',
  selectAll: 'Seleccionar todas las filas de esta página',
  selectRow: (name) => `Seleccionar ${name}`,
  table: (name) => `Tabla: ${name}`,
  columns: 'Columnas',
  done: 'Listo',
  filters: 'Filtros',
  filtersOn: (count) =>
    plural(count, { one: '1 filtro activado', other: `${figure(count)} filtros activados` }),
  // Sigue a «está entre».
};
