import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english.dataListCopy> = {
  counting: '…',
  counted: (count, things) => `${count} ${things}`,
  currency: 'Valuta',
  allCurrencies: 'Tutte le valute',
  views: 'Viste',
  found: (count, things) => `Risultati: ${count} ${things}`,
  noExport: 'Perché non si può esportare',
  export: 'Esporta',
  schedule: 'Pianifica esportazione',
  exportFailed: 'Si è verificato un problema nella creazione dell’esportazione.',
};
