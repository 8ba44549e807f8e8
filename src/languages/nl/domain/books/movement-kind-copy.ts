import type * as english from '#domain/books/movement-kind-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const MOVEMENT_KIND_WORDS: Words<typeof english.MOVEMENT_KIND_WORDS> = {
  sale: 'Betaling',
  refund: 'Terugbetaling',
  refund_returned: 'Teruggekomen terugbetaling',
  dispute: 'Geschil',
  dispute_won: 'Gewonnen geschil',
  reader_fee: 'Kosten van kaartlezer',
  loan: 'Lening',
  repayment: 'Aflossing van lening',
  reserve: 'Reserve',
  other_balance: 'Een ander saldo',
  adjustment: 'Correctie',
  payout: 'Uitbetaling',
  payout_returned: 'Teruggekomen uitbetaling',
  arrival: 'Uitbetaling bij de bank',
  bank_difference: 'Verschil bij de bank',
};
