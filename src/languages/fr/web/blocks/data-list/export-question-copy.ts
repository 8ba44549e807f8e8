import type { Words } from '#languages/kit/words.ts';
import type { exportQuestionCopy as english } from '#web/blocks/data-list/export-question-copy.ts';

export const exportQuestionCopy: Words<typeof english> = {
  period: 'Quelle période ?',
  all: 'Tout',
  periods: {
    this_month: 'Ce mois-ci',
    last_month: 'Le mois dernier',
    last_quarter: 'Le trimestre dernier',
  },
  days: (from, to) => `${from} – ${to}`,
  exportPeriod: {
    this_month: 'Exporter ce mois-ci',
    last_month: 'Exporter le mois dernier',
    last_quarter: 'Exporter le trimestre dernier',
  },
  periodTitle: (action) => `${action} ?`,
  periodText:
    'Le fichier ne contient que ce qui s’est passé ces jours-là, et les filtres de la liste s’y appliquent aussi. Son nom indique les jours concernés.',
  columns:
    'Le fichier a les colonnes que vous voyez. Modifiez-les dans Colonnes, au-dessus de la liste ; l’ID et la devise y sont toujours.',
};
