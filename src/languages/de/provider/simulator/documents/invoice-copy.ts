import type { Words } from '#languages/kit/words.ts';
import type { invoiceCopy as english } from '#provider/simulator/documents/invoice-copy.ts';

export const invoiceCopy: Words<typeof english> = {
  title: 'Gebührenrechnung',
  issuer: ['Simulated Payments Company', '1 Ledger Lane', 'Simulation'],
  issuedBy: 'Ausgestellt von',
  billedTo: 'Rechnung an',
  number: 'Rechnungsnummer',
  date: 'Ausstellungsdatum',
  period: 'Zeitraum',
  account: 'Konto',
  days: (from, to) => `${from} bis ${to}`,
  registeredAs: (country, number) =>
    country === 'JP' ? `Unternehmensnummer: ${number}` : `USt-IdNr.: ${number}`,
  notRegistered: 'Nicht umsatzsteuerlich registriert',
  description: (currency) => `Gebühren in ${currency}`,
  count: 'Anzahl',
  amount: 'Betrag',
  causes: {
    charge: 'Kartenzahlungen',
    payment: 'Zahlungen mit anderen Methoden',
    payment_failure_refund: 'Nachträglich fehlgeschlagene Zahlungen',
    payment_refund: 'Erstattungen von Zahlungen mit anderen Methoden',
    refund: 'Erstattungen',
    refund_failure: 'Zurückgekommene Erstattungen',
    dispute: 'Anfechtungen',
    dispute_reversal: 'Gewonnene Anfechtungen: zurückgegebene Gebühren',
    card_reader_fee: 'Kartenlesegeräte',
    financing_payout: 'Ausgezahlte Darlehen',
    financing_paydown: 'Darlehensrückzahlungen',
    adjustment: 'Anpassungen',
    instant_payout: 'Sofortauszahlungen',
  },
  net: 'Gebühren ohne Steuer',
  tax: (country) =>
    `${country === 'JP' ? 'Verbrauchssteuer' : 'Umsatzsteuer'}, 0\u00a0% (steuerfreie Finanzdienstleistung)`,
  total: (currency) => `Summe ${currency}`,
  nothing: 'In diesem Zeitraum wurden keine Gebühren erhoben.',
  paid: 'Diese Gebühren wurden bei ihrer Entstehung von Ihrem Guthaben abgezogen. Es ist nichts mehr zu zahlen.',
  daysNote:
    'Die Tage richten sich nach UTC. Jede Zeile ist die Summe der Gebühren Ihrer Transaktionen und Sofortauszahlungen dieser Tage.',
  foot: 'Erstellt vom Zahlungsanbieter im Simulator. Kein Finanzamt erkennt dieses Dokument an.',
};
