import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/disputes/disputes-copy.ts';

const list = {
  name: 'Contestazioni',
  things: (count: number) => plural(count, { one: 'contestazione', other: 'contestazioni' }),
  failed: 'Impossibile caricare le contestazioni.',
  summaryFailed: 'Impossibile caricare il riepilogo delle contestazioni.',
};

export const disputesListCopy: Words<typeof english.disputesListCopy> = {
  ...list,
  empty: {
    icon: 'flag',
    title: 'Nessuna contestazione',
    text: 'Quando la banca di un cliente chiede informazioni su un pagamento o lo riprende, compare qui con il giorno entro cui rispondere.',
  },
};
export const awaitingListCopy: Words<typeof english.awaitingListCopy> = {
  ...list,
  empty: {
    icon: 'done',
    title: 'Nulla attende la tua risposta',
    text: 'Ogni contestazione e richiesta di informazioni ha avuto risposta o è decisa. Le nuove compaiono qui, e ricevi un promemoria per email prima che scada il tempo.',
  },
};

export const disputesCopy: Words<typeof english.disputesCopy> = {
  title: 'Contestazioni',
  show: 'Mostra',
  awaiting: 'In attesa di risposta',
  all: 'Tutte le contestazioni',
  search: {
    label: 'Cerca per numero d’ordine, nome o email del cliente',
    placeholder: 'Numero d’ordine, cliente, email',
    anything: (text) => `Tutte le contestazioni di clienti il cui nome o email contiene “${text}”`,
  },
  status: 'Stato',
  date: 'Contestato il',

  total: 'Totale',
  atStake: 'In gioco',
  between: ' · ',
  note: (currency, zone) => `${currency}, ${zone}`,

  details: 'Dettagli',
  detailsOf: (amount, customer) => `Dettagli della contestazione: ${amount}, ${customer}`,
  action: 'Azione',
  respond: 'Rispondi',
  seeDetails: 'Vedi i dettagli',
  actionFor: (action, amount, customer) => `${action}: ${amount}, ${customer}`,
  lastDay: 'Oggi è l’ultimo giorno',
  dueSoon: (days) =>
    plural(days, {
      one: '1 giorno rimasto, in scadenza',
      other: `${figure(days)} giorni rimasti, in scadenza`,
    }),
  daysLeft: (days) => plural(days, { one: '1 giorno rimasto', other: `${figure(days)} giorni rimasti` }),
  noDeadline: 'Nessuna risposta attesa',
  noSource: 'Nessun metodo di pagamento',
  noOrder: 'Nessun ordine',
  aCustomer: 'un cliente',
  noCustomer: 'Nessun cliente',
  noEmail: 'Nessuna email',
  noCountry: 'Nessun Paese',
  order: (number) => `#${number}`,

  exportTitle: (count) => `Esportare ${count} contestazioni?`,
  exportAction: (count) => `Esporta ${count} contestazioni`,
  exportQuestion: (count) =>
    `Stai per esportare ${figure(count)} contestazioni. Per ridurre l’esportazione puoi usare uno o più filtri. Vuoi continuare?`,
};
