import type {
  PROOF_END_WORDS as englishPROOF_END_WORDS,
  PROOF_LINE_WORDS as englishPROOF_LINE_WORDS,
} from '#domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PROOF_LINE_WORDS: Words<typeof englishPROOF_LINE_WORDS> = {
  payments: 'Pagos',
  payment_fees: 'Comisiones de los pagos',
  refunds: 'Reembolsos',
  refunds_returned: 'Reembolsos devueltos por el banco',
  disputes: 'Disputas, con sus comisiones',
  disputes_won: 'Disputas ganadas',
  reader_fees: 'Comisiones de lectores',
  loan_disbursement: 'Préstamo recibido',
  loan_repayment: 'Devolución del préstamo',
  adjustments: 'Ajustes',
  carried_over: 'Arrastrado',
  shared: 'Compartido con otra transferencia',
  payout_fee: 'Comisión por transferencia instantánea',
};

export const PROOF_END_WORDS: Words<typeof englishPROOF_END_WORDS> = {
  total: 'Las líneas suman',
  sent: 'Enviado a tu banco',
  taken: 'Retirado de tu banco',
  booked: 'En tu extracto bancario',
  bookedIn: (lines) => `En tu extracto bancario, ${lines}`,
  unexplained: 'Sin explicar',
};
