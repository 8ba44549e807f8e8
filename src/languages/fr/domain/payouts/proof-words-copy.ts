import type {
  PROOF_END_WORDS as englishPROOF_END_WORDS,
  PROOF_LINE_WORDS as englishPROOF_LINE_WORDS,
} from '#domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PROOF_LINE_WORDS: Words<typeof englishPROOF_LINE_WORDS> = {
  payments: 'Paiements',
  payment_fees: 'Frais de paiement',
  refunds: 'Remboursements',
  refunds_returned: 'Remboursements retournés',
  disputes: 'Litiges, frais compris',
  disputes_won: 'Litiges gagnés',
  reader_fees: 'Frais de lecteurs de cartes',
  loan_disbursement: 'Déblocage du prêt',
  loan_repayment: 'Remboursement du prêt',
  adjustments: 'Ajustements',
  carried_over: 'Reporté',
  shared: 'Partagé avec un autre virement',
  payout_fee: 'Frais de virement instantané',
};

export const PROOF_END_WORDS: Words<typeof englishPROOF_END_WORDS> = {
  total: 'Total des lignes',
  sent: 'Envoyé à votre banque',
  taken: 'Prélevé auprès de votre banque',
  booked: 'Sur votre relevé bancaire',
  bookedIn: (lines) => `Sur votre relevé bancaire, ${lines}`,
  unexplained: 'Inexpliqué',
};
