import type * as english from '#domain/books/movement-kind-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const MOVEMENT_KIND_WORDS: Words<typeof english.MOVEMENT_KIND_WORDS> = {
  sale: 'Pagamento',
  refund: 'Rimborso',
  refund_returned: 'Rimborso respinto',
  dispute: 'Contestazione',
  dispute_won: 'Contestazione vinta',
  reader_fee: 'Commissione del lettore di carte',
  loan: 'Prestito',
  repayment: 'Rimborso del prestito',
  reserve: 'Riserva',
  other_balance: 'Un altro saldo',
  adjustment: 'Rettifica',
  payout: 'Bonifico',
  payout_returned: 'Bonifico respinto',
  arrival: 'Bonifico arrivato in banca',
  bank_difference: 'Differenza in banca',
};
