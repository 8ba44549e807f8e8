import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/products/products-copy.ts';

export const productsListCopy: Words<typeof english.productsListCopy> = {
  name: 'Prodotti',
  things: (count) => plural(count, { one: 'prodotto', other: 'prodotti' }),
  failed: 'Impossibile caricare i prodotti.',
  empty: {
    icon: 'products',
    title: 'Ancora nessun prodotto',
    text: 'Qui compare ciò che vende il tuo negozio, con il prezzo e quanto ne resta.',
  },
};

export const productsCopy: Words<typeof english.productsCopy> = {
  title: 'Prodotti',
  search: {
    label: 'Cerca per nome del prodotto o SKU',
    placeholder: 'Nome del prodotto o SKU',
    anything: (text) => `Tutti i prodotti il cui nome o SKU contiene “${text}”`,
  },
  columns: { name: 'Prodotto', sku: 'SKU', status: 'Stato', stock: 'Scorte', price: 'Prezzo' },
  notCounted: 'Non conteggiate',
  soldOut: 'Esaurito',
  every: { week: 'ogni settimana', month: 'ogni mese', year: 'ogni anno' },
  status: 'Stato',
  is: 'è',
  statuses: { publish: 'Pubblicato', draft: 'Bozza' },
};
