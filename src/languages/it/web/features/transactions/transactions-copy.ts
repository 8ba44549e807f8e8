import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/transactions/transactions-copy.ts';

export const transactionsListCopy: Words<typeof english.transactionsListCopy> = {
  name: 'Transazioni',
  things: (count) => plural(count, { one: 'transazione', other: 'transazioni' }),
  failed: 'Impossibile caricare le transazioni.',
  empty: {
    icon: 'card',
    title: 'Ancora nessuna transazione',
    text: 'Il primo pagamento, e ogni addebito, rimborso e commissione successivi, compariranno qui man mano che avvengono.',
  },
};

export const transactionsCopy: Words<typeof english.transactionsCopy> = {
  title: 'Transazioni',

  tabs: {
    label: 'Tipi di transazioni',
    transactions: 'Transazioni',
    uncaptured: 'Da acquisire',
    blocked: 'Bloccati',
    waiting: 'in attesa',
    counting: '…',
  },
  search: {
    people: { label: 'Cerca per nome o email del cliente', placeholder: 'Nome o email del cliente' },
    orders: {
      label: 'Cerca per numero d’ordine, nome o email del cliente',
      placeholder: 'Numero d’ordine, cliente, email',
    },
    subscriptions: {
      label: 'Cerca per numero d’ordine, numero di abbonamento, nome o email del cliente',
      placeholder: 'Numero d’ordine o abbonamento, cliente, email',
    },
    anything: (text) => `Tutte le transazioni di clienti il cui nome o email contiene “${text}”`,
  },

  total: 'Totale',
  fees: 'Commissioni',
  net: 'Netto',
  chooseCurrency: 'Scegli una valuta per vedere i totali.',
  note: (currency, zone) => `${currency}, ${zone}`,

  forAccountants: 'Per la contabilità',
};
