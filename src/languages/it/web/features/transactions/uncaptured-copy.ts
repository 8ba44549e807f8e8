import { figure, plural, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/transactions/uncaptured-copy.ts';

export const uncapturedListCopy: Words<typeof english.uncapturedListCopy> = {
  name: 'Pagamenti da acquisire',
  things: (count) => plural(count, { one: 'pagamento', other: 'pagamenti' }),
  failed: 'Impossibile caricare le transazioni da acquisire.',
  empty: {
    icon: 'clock',
    title: 'Nulla da acquisire',
    text: 'Qui compariranno i pagamenti autorizzati ma non ancora addebitati, con il momento entro cui vanno acquisiti.',
  },
};

export const uncapturedCopy: Words<typeof english.uncapturedCopy> = {
  columns: {
    details: 'Dettagli',
    created: 'Autorizzato il',
    capture_by: 'Acquisire entro',
    amount: 'Importo',
    customer_name: 'Cliente',
    customer_email: 'Email',
    customer_country: 'Paese',
    risk_level: 'Livello di rischio',
    order: 'Ordine',
    actions: 'Azioni',
  },
  details: 'Dettagli',
  detailsOf: (amount, day) => `Dettagli del pagamento: ${amount}, autorizzato ${theDay(day)}`,
  order: (number) => `#${number}`,
  held: 'Trattenuto per revisione',
  settled: { capture: 'Acquisito', cancel: 'Annullato' },
  settledHeld: { capture: 'Approvato', cancel: 'Bloccato' },
  ending: (count) =>
    plural(count, {
      one: '1 autorizzazione termina entro un giorno',
      other: `${figure(count)} autorizzazioni terminano entro un giorno`,
    }),
  byDeadline: 'Ordina per scadenza',
  leftOfHold: (left, days) =>
    plural(days, {
      one: `${left}, autorizzazione di 1 giorno`,
      other: `${left}, autorizzazione di ${figure(days)} giorni`,
    }),
  noCustomer: 'Nessun cliente',
  noEmail: 'Nessuna email',
  noCountry: 'Nessun Paese',
  noOrder: 'Nessun ordine',
  total: 'Totale',
  rowName: (customer, amount) => `il pagamento di ${customer}, ${amount}`,
  somebody: 'un cliente',

  selected: (count) => `Selezionati: ${count}`,
  inAll: (amounts) => `${amounts} in totale`,
  captureThem: (count) =>
    plural(count, { one: 'Acquisisci 1 pagamento', other: `Acquisisci ${figure(count)} pagamenti` }),
  cancelThem: (count) =>
    plural(count, { one: 'Annulla 1 pagamento', other: `Annulla ${figure(count)} pagamenti` }),
  clear: 'Deseleziona',

  bulk: {
    captureTitle: (count) =>
      plural(count, { one: 'Acquisire 1 pagamento?', other: `Acquisire ${figure(count)} pagamenti?` }),
    cancelTitle: (count) =>
      plural(count, { one: 'Annullare 1 pagamento?', other: `Annullare ${figure(count)} pagamenti?` }),
    checking: 'Controllo di ogni pagamento. Non è stato inviato nulla.',
    checkFailed: 'Non è stato possibile controllare i pagamenti. Non è stato inviato nulla.',
    ready: (count, amounts) =>
      plural(count, {
        one: `1 pagamento può essere inviato: ${amounts}.`,
        other: `${figure(count)} pagamenti possono essere inviati: ${amounts}.`,
      }),
    noneReady: 'Nessuno può essere inviato.',
    leftOut: (count) =>
      plural(count, { one: '1 viene escluso.', other: `${figure(count)} vengono esclusi.` }),
    cancelWarning:
      'Ai clienti non viene addebitato nulla, a te non costa nulla, e dovrebbero pagare di nuovo.',
    captureAction: (count) =>
      plural(count, { one: 'Acquisisci 1 pagamento', other: `Acquisisci ${figure(count)} pagamenti` }),
    cancelAction: (count) =>
      plural(count, { one: 'Annulla 1 pagamento', other: `Annulla ${figure(count)} pagamenti` }),
    capturing: 'Acquisizione dei pagamenti',
    canceling: 'Annullamento dei pagamenti',
    progress: (done, all) => `${done} di ${all} con risposta`,
    done: (captured, failed, open) =>
      [
        plural(captured, { one: '1 riuscito', other: `${figure(captured)} riusciti` }),
        failed > 0 && plural(failed, { one: '1 non riuscito', other: `${figure(failed)} non riusciti` }),
        open > 0 && `${figure(open)} in corso di conferma`,
      ]
        .filter(Boolean)
        .join(', '),
    close: 'Mantieni',
    back: 'Torna all’elenco',
    row: (order, customer) => `#${order}, ${customer}`,
    rows: 'Pagamenti scelti',
    approvesIt: ' (trattenuto per revisione: così lo approvi)',
    blocksIt: ' (trattenuto per revisione: così lo blocchi)',
    waiting: 'In attesa',
    sending: 'Invio in corso',
    confirming: 'In corso di conferma',
    captured: 'Acquisito',
    canceled: 'Annullato',
    failed: 'Non riuscito',
  },

  verdicts: {
    ready: 'Pronto',
    missing: 'Non trovato',
    captured: 'Già acquisito',
    canceled: 'Già annullato',
    expired: 'Scaduto',
    not_authorized: 'Non autorizzato',
    refunded: 'Ordine rimborsato',
    disputed: 'Contestato',
    without_order: 'Nessun ordine',
    under_way: 'In corso di conferma',
  },
};
