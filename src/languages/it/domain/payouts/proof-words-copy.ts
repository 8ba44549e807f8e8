import type * as english from '#domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PROOF_LINE_WORDS: Words<typeof english.PROOF_LINE_WORDS> = {
  payments: 'Pagamenti',
  payment_fees: 'Commissioni sui pagamenti',
  refunds: 'Rimborsi',
  refunds_returned: 'Rimborsi respinti',
  disputes: 'Contestazioni, con le loro commissioni',
  disputes_won: 'Contestazioni vinte',
  reader_fees: 'Commissioni dei lettori',
  loan_disbursement: 'Erogazione del prestito',
  loan_repayment: 'Rimborso del prestito',
  adjustments: 'Rettifiche',
  carried_over: 'Riportato',
  shared: 'Condiviso con un altro bonifico',
  payout_fee: 'Commissione del bonifico istantaneo',
};

export const PROOF_END_WORDS: Words<typeof english.PROOF_END_WORDS> = {
  total: 'Somma delle righe',
  sent: 'Inviato alla tua banca',
  taken: 'Prelevato dalla tua banca',
  booked: 'Sul tuo estratto conto',
  bookedIn: (lines) => `Sul tuo estratto conto, ${lines}`,
  unexplained: 'Non spiegato',
};
