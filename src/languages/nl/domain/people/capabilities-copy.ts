import type * as english from '#domain/people/capabilities-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const CAPABILITY_WORDS: Words<typeof english.CAPABILITY_WORDS> = {
  see_payments: 'Betalingen zien',
  see_payouts: 'Uitbetalingen en saldo zien',
  see_customers: 'Persoonsgegevens van klanten zien',
  export: 'Exporteren, dagen aftekenen, bankafschriften importeren',
  refund: 'Terugbetalen',
  capture: 'Betalingen vastleggen en annuleren, bestellingen afronden',
  decide_held: 'Over aangehouden betalingen beslissen',
  answer_disputes: 'Op geschillen reageren',
  pay_out: 'Direct uitbetalen',
  change_settings: 'Instellingen wijzigen',
  change_fraud_rules: 'Frauderegels wijzigen',
  change_account: 'Bank en account wijzigen',
  manage_people: 'Mensen en sleutels beheren',
  read_audit: 'De auditlog lezen',
};
