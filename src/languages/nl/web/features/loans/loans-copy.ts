import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/loans/loans-copy.ts';

export const loansCopy: Words<typeof english.loansCopy> = {
  title: 'Capital-leningen',
  table: 'Alle leningen',
  failed: 'Het overzicht van de lopende lening kon niet worden geladen.',
  columns: {
    details: 'Details',
    paidOut: 'Uitbetaald',
    status: 'Status',
    amount: 'Bedrag',
    fee: 'Vaste kosten',
    rate: 'Inhouding',
    firstPaydown: 'Eerste aflossing',
  },
  active: 'Lopend',
  paidOff: (day) => `Afgelost: ${day}`,
  noPaydown: 'Nog geen aflossing',
  transactions: 'Transacties',
  transactionsOf: (amount, day) => `Transacties van de lening van ${amount}, ${day}`,
  empty: 'Geen leningen',
  emptyText:
    'Biedt de betaalprovider je een lening aan en accepteer je die, dan staat die hier met hoeveel er is afgelost. Aflossingen zijn een deel van elke verkoop.',
};
