import type { MOVEMENT_KIND_WORDS as english } from '#domain/books/movement-kind-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const MOVEMENT_KIND_WORDS: Words<typeof english> = {
  sale: 'Pago',
  refund: 'Reembolso',
  refund_returned: 'Reembolso devuelto por el banco',
  dispute: 'Disputa',
  dispute_won: 'Disputa ganada',
  reader_fee: 'Comisión de lector de tarjetas',
  loan: 'Préstamo',
  repayment: 'Devolución de préstamo',
  reserve: 'Reserva',
  other_balance: 'Otro saldo',
  adjustment: 'Ajuste',
  payout: 'Transferencia',
  payout_returned: 'Transferencia devuelta',
  arrival: 'Transferencia en el banco',
  bank_difference: 'Diferencia en el banco',
};
