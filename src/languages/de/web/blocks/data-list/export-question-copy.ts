import type { Words } from '#languages/kit/words.ts';
import type { exportQuestionCopy as english } from '#web/blocks/data-list/export-question-copy.ts';

export const exportQuestionCopy: Words<typeof english> = {
  period: 'Welcher Zeitraum?',
  all: 'Alles',
  periods: {
    this_month: 'Dieser Monat',
    last_month: 'Letzter Monat',
    last_quarter: 'Letztes Quartal',
  },
  days: (from, to) => `${from} – ${to}`,
  exportPeriod: {
    this_month: 'Diesen Monat exportieren',
    last_month: 'Letzten Monat exportieren',
    last_quarter: 'Letztes Quartal exportieren',
  },
  periodTitle: (action) => `${action}?`,
  periodText:
    'Die Datei enthält nur, was an diesen Tagen geschehen ist; auch die Filter der Liste gelten für sie. Ihr Name nennt die Tage, um die es geht.',
  columns:
    'Die Datei enthält die Spalten, die Sie sehen. Ändern können Sie sie unter „Spalten“ über der Liste; ID und Währung sind immer dabei.',
};
