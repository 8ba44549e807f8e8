import type {
  PROOF_LINE_WORDS as english,
  PROOF_END_WORDS as englishProofEndWords,
} from '#domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PROOF_LINE_WORDS: Words<typeof english> = {
  payments: 'Zahlungen',
  payment_fees: 'Zahlungsgebühren',
  refunds: 'Erstattungen',
  refunds_returned: 'Zurückgekommene Erstattungen',
  disputes: 'Anfechtungen mit ihren Gebühren',
  disputes_won: 'Gewonnene Anfechtungen',
  reader_fees: 'Lesegerätgebühren',
  loan_disbursement: 'Darlehensauszahlung',
  loan_repayment: 'Darlehensrückzahlung',
  adjustments: 'Anpassungen',
  carried_over: 'Übertrag',
  shared: 'Mit einer anderen Auszahlung geteilt',
  payout_fee: 'Gebühr für Sofortauszahlung',
};

export const PROOF_END_WORDS: Words<typeof englishProofEndWords> = {
  total: 'Summe der Zeilen',
  sent: 'An Ihre Bank überwiesen',
  taken: 'Von Ihrer Bank abgebucht',
  booked: 'Auf Ihrem Kontoauszug',
  bookedIn: (lines) => `Auf Ihrem Kontoauszug, ${lines}`,
  unexplained: 'Ungeklärt',
};
