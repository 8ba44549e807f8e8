import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/orders/orders-copy.ts';

export const ordersListCopy: Words<typeof english.ordersListCopy> = {
  name: 'Ordini',
  things: (count) => plural(count, { one: 'ordine', other: 'ordini' }),
  failed: 'Impossibile caricare gli ordini.',
  empty: {
    icon: 'orders',
    title: 'Ancora nessun ordine',
    text: 'Qui compare ciò che i clienti comprano nel tuo negozio, con gli articoli e il pagamento.',
  },
};

export const ordersCopy: Words<typeof english.ordersCopy> = {
  title: 'Ordini',
  search: {
    label: 'Cerca per numero d’ordine, nome o email del cliente',
    placeholder: 'Numero d’ordine, cliente, email',
    anything: (text) => `Tutti gli ordini il cui numero, cliente o email contiene “${text}”`,
  },
  status: 'Stato',
  account: 'Account',
  accounts: { connected: 'Collegato ora', left: 'Una sandbox che hai lasciato' },
  selected: (count) => `Selezionati: ${count}`,
  notReady: (count) => `Non pagati o già completati: ${count}`,
  clear: 'Deseleziona',
  rowName: (number) => `ordine #${number}`,
  mails: {
    open: 'Email ai clienti',
    title: 'Email ai clienti',
    text: 'I clienti ricevono notizie dei loro ordini per email. Scegli quali inviare; ognuna viene inviata una volta.',
    choices: {
      paid: 'Un ordine è stato pagato',
      refunded: 'Un ordine è stato rimborsato, in tutto o in parte',
      completed: 'Un ordine è stato completato',
    },
    save: 'Salva',
    saved: 'La scelta è salvata.',
    notSaved: 'La scelta non è stata salvata.',
    failed: 'Impossibile caricare la scelta.',
  },
  ofCustomer: 'Ordini di un cliente',
  ofSubscription: (number) => `Ordini dell’abbonamento #${number}.`,
  showAll: 'Mostra tutti gli ordini',
};
