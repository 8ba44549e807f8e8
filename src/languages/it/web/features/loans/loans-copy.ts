import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/loans/loans-copy.ts';

export const loansCopy: Words<typeof english.loansCopy> = {
  title: 'Prestiti Capital',
  table: 'Tutti i prestiti',
  failed: 'Impossibile caricare il riepilogo del prestito attivo.',
  columns: {
    details: 'Dettagli',
    paidOut: 'Erogato',
    status: 'Stato',
    amount: 'Importo',
    fee: 'Commissione fissa',
    rate: 'Quota trattenuta',
    firstPaydown: 'Primo rimborso',
  },
  active: 'Attivo',
  paidOff: (day) => `Rimborsato: ${day}`,
  noPaydown: 'Ancora nessun rimborso',
  transactions: 'Transazioni',
  transactionsOf: (amount, day) => `Transazioni del prestito di ${amount}, ${day}`,
  empty: 'Nessun prestito',
  emptyText:
    'Quando il gestore dei pagamenti ti offre un prestito e lo accetti, compare qui con quanto ne è rimborsato. I rimborsi sono una quota di ogni vendita.',
};
