import type { MOVEMENT_KIND_WORDS as english } from '#domain/books/movement-kind-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const MOVEMENT_KIND_WORDS: Words<typeof english> = {
  sale: 'Zahlung',
  refund: 'Erstattung',
  refund_returned: 'Zurückgekommene Erstattung',
  dispute: 'Anfechtung',
  dispute_won: 'Gewonnene Anfechtung',
  reader_fee: 'Lesegerätgebühr',
  loan: 'Darlehen',
  repayment: 'Darlehensrückzahlung',
  reserve: 'Rücklage',
  other_balance: 'Anderes Guthaben',
  adjustment: 'Anpassung',
  payout: 'Auszahlung',
  payout_returned: 'Zurückgekommene Auszahlung',
  arrival: 'Auszahlung bei der Bank',
  bank_difference: 'Abweichung bei der Bank',
};
