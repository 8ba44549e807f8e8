import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof english.homeCopy> = {
  title: 'Home',
  lead: (store, day) => `${store}, ${day}`,
  greeting: (name) => (name === '' ? 'Ciao' : `Ciao, ${name}`),
};

export const todayCopy: Words<typeof english.todayCopy> = {
  title: 'Oggi',
  sold: 'Venduto oggi',
  payments: (count, words) => plural(count, { one: '1 pagamento', other: `${words} pagamenti` }),
  orders: 'Ordini in lavorazione',
  ordersNote: 'Pagati e non ancora completati',
  balance: 'Saldo',
  available: (amount) => `${amount} disponibili`,
  next: 'Prossimo bonifico',
  unknown: 'Non disponibile',
  failed: 'Non è stato possibile leggere tutti i dati.',
};

export const latestCopy: Words<typeof english.latestCopy> = {
  title: 'Ultimi ordini',
  loading: 'Caricamento degli ultimi ordini',
  failed: 'Impossibile caricare gli ordini.',
  none: 'Nessuno ha ancora ordinato. Gli ordini del tuo negozio compaiono qui.',
  nobody: 'Nessun nome indicato',
  number: (number) => `#${number}`,
  all: 'Vedi tutti gli ordini',
};

export const recentCopy: Words<typeof english.recentCopy> = { title: 'Visti di recente' };
