import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  productsCopy as english,
  productsListCopy as englishList,
} from '#web/features/products/products-copy.ts';

export const productsListCopy: Words<typeof englishList> = {
  name: 'Produkte',
  things: (count) => plural(count, { one: 'Produkt', other: 'Produkte' }),
  failed: 'Die Produkte konnten nicht geladen werden.',
  empty: {
    icon: 'products',
    title: 'Noch keine Produkte',
    text: 'Was Ihr Shop verkauft, steht hier, mit Preis und verbleibendem Bestand.',
  },
};

export const productsCopy: Words<typeof english> = {
  title: 'Produkte',
  search: {
    label: 'Nach Produktname oder Artikelnummer suchen',
    placeholder: 'Produktname oder Artikelnummer',
    anything: (text) => `Alle Produkte mit „${text}“ in Name oder Artikelnummer`,
  },
  columns: { name: 'Produkt', sku: 'Artikelnummer', status: 'Status', stock: 'Bestand', price: 'Preis' },
  notCounted: 'Nicht gezählt',
  soldOut: 'Ausverkauft',
  every: { week: 'jede Woche', month: 'jeden Monat', year: 'jedes Jahr' },
  status: 'Status',
  is: 'ist',
  statuses: { publish: 'Veröffentlicht', draft: 'Entwurf' },
};
