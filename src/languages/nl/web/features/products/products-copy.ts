import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/products/products-copy.ts';

export const productsListCopy: Words<typeof english.productsListCopy> = {
  name: 'Producten',
  things: (count) => plural(count, { one: 'product', other: 'producten' }),
  failed: 'De producten konden niet worden geladen.',
  empty: {
    icon: 'products',
    title: 'Nog geen producten',
    text: 'Wat je winkel verkoopt, komt hier te staan, met de prijs en hoeveel er nog is.',
  },
};

export const productsCopy: Words<typeof english.productsCopy> = {
  title: 'Producten',
  search: {
    label: 'Zoek op productnaam of SKU',
    placeholder: 'Productnaam of SKU',
    anything: (text) => `Alle producten met ‘${text}’ in naam of SKU`,
  },
  columns: { name: 'Product', sku: 'SKU', status: 'Status', stock: 'Voorraad', price: 'Prijs' },
  notCounted: 'Niet geteld',
  soldOut: 'Uitverkocht',
  every: { week: 'elke week', month: 'elke maand', year: 'elk jaar' },
  status: 'Status',
  is: 'is',
  statuses: { publish: 'Gepubliceerd', draft: 'Concept' },
};
