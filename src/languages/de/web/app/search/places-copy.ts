import type { Words } from '#languages/kit/words.ts';
import type {
  helpPlaces as englishHelp,
  otherPlaces as englishOthers,
  settingsPlaces as englishSettings,
} from '#web/app/search/places-copy.ts';

/** Each with its title, and the words people look for it by. */
export const settingsPlaces: Words<typeof englishSettings> = {
  general: ['Allgemein: Zahlungen ein oder aus, Testmodus', 'aktivieren deaktivieren einschalten shop test'],
  'payment-methods': [
    'Zahlungsmethoden',
    'karten kreditkarte ideal sepa lastschrift bancontact klarna visa mastercard gebühren preise',
  ],
  'buy-now-pay-later': ['Jetzt kaufen, später zahlen', 'klarna affirm afterpay raten ratenzahlung rechnung'],
  'express-checkouts': ['Express-Kasse', 'apple pay google wallet schaltfläche button woopay link checkout'],
  transactions: [
    'Transaktionen: später einziehen, gespeicherte Karten, Kontoauszug, Supportkontakt',
    'manuell autorisierung verwendungszweck name kontoauszug e-mail email telefon support gespeichert capture',
  ],
  'payout-schedule': [
    'Auszahlungsplan und Bankkonto',
    'überweisung täglich wöchentlich monatlich iban kontonummer bankverbindung',
  ],
  'fp-settings': ['Betrugsschutz', 'risiko blockieren regeln avs cvc filter betrug'],
  reporting: ['Berichte: Sprache der Dateien', 'export csv übersetzung sprache'],
  'advanced-settings': ['Erweiterte Einstellungen', 'mehrere währungen abonnements abos debug protokoll log'],
};

export const otherPlaces: Words<typeof englishOthers> = {
  password: ['Passwort ändern', 'anmelden login konto sicherheit profil kennwort'],
  currencies: ['Währungen, Kurse und Rundung', 'wechselkurs mehrere währungen geld umschalter'],
  keys: ['API-Schlüssel', 'rest zugriff token programme integration stripe'],
  setup: ['Stripe: Schlüssel und Berechtigungen', 'webhook geheimnis verbinden zahlungsanbieter'],
};

/** The titles are those of the topics, which a test holds. */
export const helpPlaces: Words<typeof englishHelp> = {
  verification: ['Ihr Unternehmen verifizieren', 'identität dokumente kyc reisepass ausweis'],
  'account-status': ['Was der Kontostatus bedeutet', 'eingeschränkt ausstehend abgelehnt prüfung aktiv'],
  'early-selling': ['Verkaufen vor abgeschlossener Verifizierung', 'grenze limit schrittweise'],
  sandbox: ['Die Sandbox', 'test ausprobieren demo live'],
  'test-mode': ['Testmodus', 'karten 4242 ausprobieren'],
  'site-connection': ['Die Verbindung Ihrer Website', 'safe mode abgesicherter modus neu verbinden'],
  terms: ['Nutzungsbedingungen', 'agb rechtliches vertrag bedingungen'],
  https: ['Warum HTTPS nötig ist', 'ssl zertifikat sicher tls'],
  'payout-schedule': ['Der Auszahlungsplan', 'überweisung wann geld bank tage'],
  'instant-payouts': ['Sofortauszahlungen', 'schnell jetzt minuten gebühr'],
  'failed-payouts': ['Wenn eine Auszahlung fehlschlägt', 'zurückgewiesen geschlossen bankkonto rückläufer'],
  balances: ['Ihr Guthaben', 'verfügbar ausstehend geld saldo'],
  fees: ['Gebühren', 'kosten preis sätze prozent provision entgelt'],
  transactions: ['Die Transaktionsliste lesen', 'netto betrag spalten'],
  'manual-capture': ['Zahlungen später einziehen', 'autorisierung reservierung nicht eingezogen'],
  refunds: ['Erstattungen', 'geld zurück retoure rückgabe teilweise'],
  exports: ['Eine Liste exportieren', 'csv download herunterladen datei steuerberater sprache übersetzung'],
  documents: ['Gebührenrechnungen und Umsatzsteuer', 'steuern mehrwertsteuer rechnung beleg'],
  'card-readers': ['Kartenlesegeräte und Zahlungen vor Ort', 'terminal pos kasse kontaktlos'],
  capital: ['Capital-Darlehen', 'finanzierung kredit vorschuss'],
  disputes: ['Anfechtungen', 'rückbuchung chargeback dispute bank reklamation'],
  inquiries: ['Anfragen', 'frage der bank nachfrage'],
  evidence: ['Beweise, die helfen', 'widersprechen nachweis dokumente hochladen'],
  'fraud-protection': ['Betrugsschutz', 'risiko regeln filter blockieren'],
  'risk-level': ['Risikostufen', 'erhöht hoch sehr hoch höchste normal'],
  'payment-methods': ['Zahlungsmethoden', 'karten ideal klarna anbieten'],
  'express-checkouts': ['Express-Kasse', 'apple google wallet'],
  'multi-currency': ['In mehreren Währungen verkaufen', 'wechselkurs euro umrechnung'],
  'statement-descriptor': ['Der Name auf Kontoauszügen', 'verwendungszweck kunde karte'],
  subscriptions: ['Wiederkehrende Zahlungen', 'verlängerung monatlich abo'],
  'time-zone': ['Tage und Zeitzonen', 'zeitzone uhr datum utc'],
  'api-keys': ['API-Schlüssel', 'rest token programme'],
  privacy: ['Was erfasst wird', 'cookies daten tracking datenschutz'],
};
