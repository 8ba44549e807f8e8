import type { MOVEMENT_KIND_WORDS as english } from '#domain/books/movement-kind-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const MOVEMENT_KIND_WORDS: Words<typeof english> = {
  sale: 'Pagamento',
  refund: 'Reembolso',
  refund_returned: 'Reembolso devolvido pelo banco',
  dispute: 'Disputa',
  dispute_won: 'Disputa ganha',
  reader_fee: 'Tarifa de leitor de cartão',
  loan: 'Empréstimo',
  repayment: 'Amortização do empréstimo',
  reserve: 'Reserva',
  other_balance: 'Outro saldo',
  adjustment: 'Ajuste',
  payout: 'Repasse',
  payout_returned: 'Repasse devolvido',
  arrival: 'Repasse no banco',
  bank_difference: 'Diferença no banco',
};
