import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/home/close-day/close-day-copy.ts';

export const closeDayCopy: Words<typeof english.closeDayCopy> = {
  title: 'Chiudi la giornata',
  day: (day, zone) => `${day}, ${zone}`,
  loading: 'Calcolo della giornata',
  failed: 'Non è stato possibile calcolare la giornata.',
  opening: 'Saldo iniziale',
  closing: 'Saldo finale',
  unexplained: 'Non spiegato',
  lines: {
    payments: 'Pagamenti',
    refunds: 'Rimborsi',
    disputes: 'Contestazioni',
    fees: 'Commissioni',
    payouts: 'Bonifici',
    other: 'Altro',
  },
  ledger: (currency) => `La giornata in ${currency}`,
  addsUp: 'I movimenti nei tuoi dati coincidono con il saldo del gestore dei pagamenti.',
  off: {
    title: (sums) => `Non si spiegano: ${sums}`,
    text: 'Il saldo del gestore dei pagamenti è diverso da quello che risulta dai tuoi dati. Forse qualcosa non è ancora arrivato qui: Sincronizzazione mostra che cosa manca e lo recupera. Poi controlla di nuovo.',
    sync: 'Apri Sincronizzazione',
    rows: 'Vedi le transazioni della giornata',
    again: 'Controlla di nuovo',
  },
  note: 'Perché la convalidi comunque',
  noteMissing: 'Scrivi il motivo.',
  signOff: 'Convalida',
  signed: (name) => `Convalidata da ${name},`,
  said: (note) => `“${note}”`,
  done: 'Convalidata. È nel registro di controllo.',
  notDone: 'La giornata non è stata convalidata.',
  print: 'Stampa',
};
