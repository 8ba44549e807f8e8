import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/customers/customers-copy.ts';

export const customersListCopy: Words<typeof english.customersListCopy> = {
  name: 'Clienti',
  things: (count) => plural(count, { one: 'cliente', other: 'clienti' }),
  failed: 'Impossibile caricare i clienti.',
  empty: {
    icon: 'customers',
    title: 'Ancora nessun cliente',
    text: 'Qui compare chi apre un account nel tuo negozio. Gli ospiti compaiono con i loro ordini.',
  },
};

export const customersCopy: Words<typeof english.customersCopy> = {
  title: 'Clienti',
  search: {
    label: 'Cerca per nome o email del cliente',
    placeholder: 'Nome o email del cliente',
    anything: (text) => `Tutti i clienti il cui nome o email contiene “${text}”`,
  },
  columns: {
    name: 'Nome',
    email: 'Email',
    country: 'Paese',
    since: 'Cliente dal',
    orders: 'Ordini',
    lastOrder: 'Ultimo ordine',
  },
  noCountry: 'Nessun Paese',
  noOrder: 'Ancora nessun ordine',
  country: 'Paese',
  is: 'è',
};
