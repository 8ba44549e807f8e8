import type * as english from '#domain/payments/transaction-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionTypeLabel: Words<typeof english.transactionTypeLabel> = {
  charge: 'Kaartbetaling',
  payment: 'Betaling',
  payment_failure_refund: 'Terugbetaling na mislukte betaling',
  payment_refund: 'Terugbetaling van betaling',
  refund: 'Terugbetaling',
  refund_failure: 'Mislukte terugbetaling',
  dispute: 'Geschil',
  dispute_reversal: 'Teruggedraaid geschil',
  card_reader_fee: 'Kosten van kaartlezer',
  financing_payout: 'Uitbetaling van lening',
  financing_paydown: 'Aflossing van lening',
  adjustment: 'Correctie',
};
