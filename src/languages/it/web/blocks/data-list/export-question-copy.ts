import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/export-question-copy.ts';

export const exportQuestionCopy: Words<typeof english.exportQuestionCopy> = {
  period: 'Quale periodo?',
  all: 'Tutto',
  periods: {
    this_month: 'Questo mese',
    last_month: 'Mese scorso',
    last_quarter: 'Trimestre scorso',
  },
  days: (from, to) => `${from} – ${to}`,
  exportPeriod: {
    this_month: 'Esporta questo mese',
    last_month: 'Esporta il mese scorso',
    last_quarter: 'Esporta il trimestre scorso',
  },
  periodTitle: (action) => `${action}?`,
  periodText:
    'Il file contiene solo ciò che è avvenuto in questi giorni; valgono anche i filtri impostati sull’elenco. Il nome del file indica i giorni.',
  columns: 'Il file ha le colonne che vedi. Cambiale in Colonne, sopra l’elenco; ID e valuta ci sono sempre.',
};
