import type { Words } from '#languages/kit/words.ts';
import type { loansCopy as english } from '#web/features/loans/loans-copy.ts';

export const loansCopy: Words<typeof english> = {
  title: 'Capital-Darlehen',
  table: 'Alle Darlehen',
  failed: 'Fehler beim Abrufen der Übersicht des laufenden Darlehens.',
  columns: {
    details: 'Details',
    paidOut: 'Ausgezahlt',
    status: 'Status',
    amount: 'Betrag',
    fee: 'Feste Gebühr',
    rate: 'Einbehalt',
    firstPaydown: 'Erste Rückzahlung',
  },
  active: 'Laufend',
  paidOff: (day) => `Zurückgezahlt: ${day}`,
  noPaydown: 'Noch keine Rückzahlung',
  transactions: 'Transaktionen',
  transactionsOf: (amount, day) => `Transaktionen des Darlehens über ${amount}, ${day}`,
  empty: 'Keine Darlehen',
  emptyText:
    'Wenn der Zahlungsanbieter Ihnen ein Darlehen anbietet und Sie es annehmen, steht es hier, mit dem Stand der Rückzahlung. Zurückgezahlt wird mit einem Anteil jedes Verkaufs.',
};
