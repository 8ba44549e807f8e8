import type { transactionTypeLabel as english } from '#domain/payments/transaction-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionTypeLabel: Words<typeof english> = {
  charge: 'Kartenzahlung',
  payment: 'Zahlung',
  payment_failure_refund: 'Erstattung nach fehlgeschlagener Zahlung',
  payment_refund: 'Erstattung einer Zahlung',
  refund: 'Erstattung',
  refund_failure: 'Fehlgeschlagene Erstattung',
  dispute: 'Anfechtung',
  dispute_reversal: 'Gutschrift nach Anfechtung',
  card_reader_fee: 'Lesegerätgebühr',
  financing_payout: 'Darlehensauszahlung',
  financing_paydown: 'Darlehensrückzahlung',
  adjustment: 'Anpassung',
};
