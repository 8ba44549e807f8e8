import type * as english from '#domain/people/capabilities-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const CAPABILITY_WORDS: Words<typeof english.CAPABILITY_WORDS> = {
  see_payments: 'Vedere i pagamenti',
  see_payouts: 'Vedere bonifici e saldi',
  see_customers: 'Vedere i dati personali dei clienti',
  export: 'Esportare, convalidare giornate, importare estratti conto',
  refund: 'Rimborsare',
  capture: 'Acquisire e annullare pagamenti, completare ordini',
  decide_held: 'Decidere sui pagamenti trattenuti',
  answer_disputes: 'Rispondere alle contestazioni',
  pay_out: 'Inviare bonifici istantanei',
  change_settings: 'Modificare le impostazioni',
  change_fraud_rules: 'Modificare le regole sulle frodi',
  change_account: 'Modificare banca e account',
  manage_people: 'Gestire persone e chiavi',
  read_audit: 'Leggere il registro di controllo',
};
