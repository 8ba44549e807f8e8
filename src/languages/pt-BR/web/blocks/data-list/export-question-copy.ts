import type { Words } from '#languages/kit/words.ts';
import type { exportQuestionCopy as english } from '#web/blocks/data-list/export-question-copy.ts';

export const exportQuestionCopy: Words<typeof english> = {
  period: 'Qual período?',
  all: 'Tudo',
  periods: {
    this_month: 'Este mês',
    last_month: 'Mês passado',
    last_quarter: 'Trimestre passado',
  },
  days: (from, to) => `${from} – ${to}`,
  exportPeriod: {
    this_month: 'Exportar este mês',
    last_month: 'Exportar o mês passado',
    last_quarter: 'Exportar o trimestre passado',
  },
  periodTitle: (action) => `${action}?`,
  periodText:
    'O arquivo tem somente o que aconteceu nesses dias, e os filtros definidos na lista também valem para ele. O nome do arquivo indica os dias.',
  columns:
    'O arquivo tem as colunas que você vê. Altere-as em Colunas, acima da lista; ID e moeda estão sempre incluídos.',
};
