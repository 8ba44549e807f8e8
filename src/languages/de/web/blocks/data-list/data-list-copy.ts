import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  counted: (count, things) => `${count} ${things}`,
  currency: 'Währung',
  allCurrencies: 'Alle Währungen',
  views: 'Ansichten',
  found: (count, things) => `${count} ${things} gefunden`,
  noExport: 'Warum es keinen Export gibt',
  export: 'Exportieren',
  schedule: 'Export planen',
  exportFailed: 'Beim Erstellen Ihres Exports ist ein Problem aufgetreten.',
};
