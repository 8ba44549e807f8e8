import type * as english from '#domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PROOF_LINE_WORDS: Words<typeof english.PROOF_LINE_WORDS> = {
  payments: 'Betalingen',
  payment_fees: 'Kosten van betalingen',
  refunds: 'Terugbetalingen',
  refunds_returned: 'Teruggekomen terugbetalingen',
  disputes: 'Geschillen, met hun kosten',
  disputes_won: 'Gewonnen geschillen',
  reader_fees: 'Kosten van kaartlezers',
  loan_disbursement: 'Uitbetaling van lening',
  loan_repayment: 'Aflossing van lening',
  adjustments: 'Correcties',
  carried_over: 'Overgeheveld',
  shared: 'Gedeeld met een andere uitbetaling',
  payout_fee: 'Kosten directe uitbetaling',
};

export const PROOF_END_WORDS: Words<typeof english.PROOF_END_WORDS> = {
  total: 'Som van de regels',
  sent: 'Overgemaakt naar je bank',
  taken: 'Afgeschreven van je bank',
  booked: 'Op je bankafschrift',
  bookedIn: (lines) => `Op je bankafschrift, ${lines}`,
  unexplained: 'Niet verklaard',
};
