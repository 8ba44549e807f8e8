import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english.dataListCopy> = {
  counting: '…',
  counted: (count, things) => `${count} ${things}`,
  currency: 'Valuta',
  allCurrencies: 'Alle valuta’s',
  views: 'Weergaven',
  found: (count, things) => `${count} ${things} gevonden`,
  noExport: 'Waarom exporteren niet kan',
  export: 'Exporteren',
  schedule: 'Export plannen',
  exportFailed: 'Er ging iets mis bij het maken van je export.',
};
