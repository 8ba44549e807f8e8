import type { MOVEMENT_KIND_WORDS as english } from '#domain/books/movement-kind-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const MOVEMENT_KIND_WORDS: Words<typeof english> = {
  sale: 'Paiement',
  refund: 'Remboursement',
  refund_returned: 'Remboursement retourné',
  dispute: 'Litige',
  dispute_won: 'Litige gagné',
  reader_fee: 'Frais de lecteur de cartes',
  loan: 'Prêt',
  repayment: 'Remboursement de prêt',
  reserve: 'Réserve',
  other_balance: 'Un autre solde',
  adjustment: 'Ajustement',
  payout: 'Virement',
  payout_returned: 'Virement retourné',
  arrival: 'Virement arrivé à la banque',
  bank_difference: 'Écart à la banque',
};
