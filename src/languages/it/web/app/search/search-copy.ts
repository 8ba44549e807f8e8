import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/search/search-copy.ts';

export const searchCopy: Words<typeof english.searchCopy> = {
  title: 'Cerca',
  field:
    'Cerca un pagamento, un ordine, un cliente, un bonifico, una contestazione, una pagina, un’impostazione o un aiuto',
  placeholder: 'ID, ordine, nome, email, importo, ultime 4 cifre, pagina, impostazione',
  results: 'Risultati',
  recent: 'Aperti di recente',
  pages: 'Pagine',
  settings: 'Impostazioni',
  help: 'Aiuto',
  payments: 'Pagamenti',
  orders: 'Ordini',
  subscriptions: 'Abbonamenti',
  customers: 'Clienti',
  payouts: 'Bonifici',
  disputes: 'Contestazioni',
  transactions: 'Movimenti del saldo',
  loans: 'Prestiti',
  lists: 'Cerca ancora',

  noName: 'Senza nome',
  payment: (amount, name) => (name === null ? amount : `${amount} da ${name}`),
  order: (number) => `Ordine #${number}`,
  subscription: (number) => `Abbonamento #${number}`,
  loan: (id) => `Transazioni del prestito ${id}`,
  movement: (type, amount) => `${type} di ${amount}`,
  dispute: (amount, name) => (name === null ? amount : `${amount} da ${name}`),
  guest: 'Ospite: apre i suoi pagamenti',
  inTransactions: (text) => `Transazioni con “${text}”`,
  inOrders: (text) => `Ordini con “${text}”`,
  inCustomers: (text) => `Clienti con “${text}”`,

  nothing: (text) => `Nessun risultato per “${text}”. Puoi cercarlo negli elenchi qui sotto.`,
  failed: 'La ricerca non ha risposto.',
  looking: 'Ricerca in corso…',
  count: (count) => plural(count, { one: '1 risultato', other: `${count} risultati` }),
  keys: { move: 'per spostarti', open: 'per aprire', newTab: 'in una nuova scheda', close: 'per chiudere' },
};
