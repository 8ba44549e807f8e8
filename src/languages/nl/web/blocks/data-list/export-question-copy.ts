import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/export-question-copy.ts';

export const exportQuestionCopy: Words<typeof english.exportQuestionCopy> = {
  period: 'Welke periode?',
  all: 'Alles',
  periods: {
    this_month: 'Deze maand',
    last_month: 'Vorige maand',
    last_quarter: 'Vorig kwartaal',
  },
  days: (from, to) => `${from} – ${to}`,
  exportPeriod: {
    this_month: 'Deze maand exporteren',
    last_month: 'Vorige maand exporteren',
    last_quarter: 'Vorig kwartaal exporteren',
  },
  periodTitle: (action) => `${action}?`,
  periodText:
    'Het bestand bevat alleen wat op deze dagen gebeurde; de filters die op de lijst staan, gelden ook. De bestandsnaam vermeldt om welke dagen het gaat.',
  columns:
    'Het bestand heeft de kolommen die je ziet. Wijzig ze onder Kolommen, boven de lijst; ID en valuta staan er altijd in.',
};
