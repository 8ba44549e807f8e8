import type { Words } from '#languages/kit/words.ts';
import type { exportQuestionCopy as english } from '#web/blocks/data-list/export-question-copy.ts';

export const exportQuestionCopy: Words<typeof english> = {
  period: '¿Qué periodo?',
  all: 'Todo',
  periods: {
    this_month: 'Este mes',
    last_month: 'El mes pasado',
    last_quarter: 'El trimestre pasado',
  },
  days: (from, to) => `${from} – ${to}`,
  exportPeriod: {
    this_month: 'Exportar este mes',
    last_month: 'Exportar el mes pasado',
    last_quarter: 'Exportar el trimestre pasado',
  },
  periodTitle: (action) => `¿${action}?`,
  periodText:
    'El archivo contiene solo lo que ocurrió en estos días, y también se le aplican los filtros activos de la lista. Su nombre indica de qué días es.',
  columns:
    'El archivo tiene las columnas que ves. Cámbialas en Columnas, encima de la lista; el ID y la moneda siempre se incluyen.',
};
