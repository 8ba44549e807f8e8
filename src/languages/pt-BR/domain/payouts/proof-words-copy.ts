import type {
  PROOF_END_WORDS as englishPROOF_END_WORDS,
  PROOF_LINE_WORDS as englishPROOF_LINE_WORDS,
} from '#domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PROOF_LINE_WORDS: Words<typeof englishPROOF_LINE_WORDS> = {
  payments: 'Pagamentos',
  payment_fees: 'Tarifas dos pagamentos',
  refunds: 'Reembolsos',
  refunds_returned: 'Reembolsos devolvidos pelo banco',
  disputes: 'Disputas, com as tarifas',
  disputes_won: 'Disputas ganhas',
  reader_fees: 'Tarifas de leitores',
  loan_disbursement: 'Empréstimo liberado',
  loan_repayment: 'Amortização do empréstimo',
  adjustments: 'Ajustes',
  carried_over: 'Transportado',
  shared: 'Dividido com outro repasse',
  payout_fee: 'Tarifa do repasse instantâneo',
};

export const PROOF_END_WORDS: Words<typeof englishPROOF_END_WORDS> = {
  total: 'As linhas somam',
  sent: 'Enviado ao seu banco',
  taken: 'Debitado do seu banco',
  booked: 'No seu extrato bancário',
  bookedIn: (lines) => `No seu extrato bancário, ${lines}`,
  unexplained: 'Sem explicação',
};
