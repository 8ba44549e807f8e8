import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  counted: (count, things) => `${count} ${things}`,
  currency: 'Devise',
  allCurrencies: 'Toutes les devises',
  views: 'Vues',
  found: (count, things) => `Résultat : ${count} ${things}`,
  noExport: 'Pourquoi il n’y a pas d’export',
  export: 'Exporter',
  schedule: 'Planifier l’export',
  exportFailed: 'Un problème est survenu lors de la création de votre export.',
};
