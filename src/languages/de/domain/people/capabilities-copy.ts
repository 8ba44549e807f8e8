import type { CAPABILITY_WORDS as english } from '#domain/people/capabilities-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const CAPABILITY_WORDS: Words<typeof english> = {
  see_payments: 'Zahlungen sehen',
  see_payouts: 'Auszahlungen und Guthaben sehen',
  see_customers: 'Persönliche Daten von Kunden sehen',
  export: 'Exportieren, Tage abzeichnen, Kontoauszüge importieren',
  refund: 'Erstatten',
  capture: 'Zahlungen einziehen und stornieren, Bestellungen abschließen',
  decide_held: 'Über angehaltene Zahlungen entscheiden',
  answer_disputes: 'Auf Anfechtungen antworten',
  pay_out: 'Sofort auszahlen',
  change_settings: 'Einstellungen ändern',
  change_fraud_rules: 'Betrugsregeln ändern',
  change_account: 'Bank und Konto ändern',
  manage_people: 'Personen und Schlüssel verwalten',
  read_audit: 'Prüfprotokoll lesen',
};
