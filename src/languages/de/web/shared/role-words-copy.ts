import { either } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { roleWordsCopy as english } from '#web/shared/role-words-copy.ts';

export const roleWordsCopy: Words<typeof english> = {
  // They stand after "umfasst nicht:".
  lacked: {
    see_payments: 'Zahlungen',
    see_payouts: 'Auszahlungen und Guthaben',
    see_customers: 'Namen und Adressen von Kunden',
    export: 'Exporte und das Abzeichnen von Tagen',
    refund: 'Erstattungen',
    capture: 'das Einziehen und Stornieren von Zahlungen, das Abschließen von Bestellungen',
    decide_held: 'Entscheidungen über angehaltene Zahlungen',
    answer_disputes: 'Antworten auf Anfechtungen',
    pay_out: 'Sofortauszahlungen',
    change_settings: 'Einstellungen',
    change_fraud_rules: 'Betrugsregeln',
    change_account: 'die Bank und das Konto',
    manage_people: 'Personen und Schlüssel',
    read_audit: 'das Prüfprotokoll',
  },
  lacks: (role, lacked) =>
    `Ihre Rolle „${role}“ umfasst nicht: ${either(lacked)}. Ein Inhaber kann das unter „Einstellungen › Personen“ ändern.`,
};
