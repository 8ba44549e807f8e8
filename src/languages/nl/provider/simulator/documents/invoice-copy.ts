import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/documents/invoice-copy.ts';

export const invoiceCopy: Words<typeof english.invoiceCopy> = {
  title: 'Btw-factuur',
  issuer: ['Gesimuleerde betaalprovider', '1 Ledger Lane', 'Simulatie'],
  issuedBy: 'Uitgegeven door',
  billedTo: 'Gefactureerd aan',
  number: 'Factuurnummer',
  date: 'Factuurdatum',
  period: 'Periode',
  account: 'Account',
  days: (from, to) => `${from} tot en met ${to}`,
  registeredAs: (country, number) =>
    country === 'JP' ? `Bedrijfsnummer: ${number}` : `Btw-nummer: ${number}`,
  notRegistered: 'Niet geregistreerd voor btw',
  description: (currency) => `Kosten in ${currency}`,
  count: 'Aantal',
  amount: 'Bedrag',
  causes: {
    charge: 'Kaartbetalingen',
    payment: 'Betalingen met andere methoden',
    payment_failure_refund: 'Betalingen die alsnog mislukten',
    payment_refund: 'Terugbetalingen van betalingen met andere methoden',
    refund: 'Terugbetalingen',
    refund_failure: 'Teruggekomen terugbetalingen',
    dispute: 'Geschillen',
    dispute_reversal: 'Gewonnen geschillen: kosten teruggegeven',
    card_reader_fee: 'Kaartlezers',
    financing_payout: 'Uitbetaalde leningen',
    financing_paydown: 'Aflossingen van leningen',
    adjustment: 'Correcties',
    instant_payout: 'Directe uitbetalingen',
  },
  net: 'Kosten zonder belasting',
  tax: (country) =>
    country === 'JP'
      ? 'Verbruiksbelasting, 0% (vrijgestelde financiële dienst)'
      : 'Btw, 0% (vrijgestelde financiële dienst)',
  total: (currency) => `Totaal ${currency}`,
  nothing: 'In deze periode zijn geen kosten in rekening gebracht.',
  paid: 'Deze kosten zijn van je saldo afgehaald toen ze ontstonden. Er hoeft niets meer te worden betaald.',
  daysNote:
    'De dagen zijn in UTC gerekend. Elke regel is de som van de kosten in je transacties en directe uitbetalingen van deze dagen.',
  foot: 'Gemaakt door de betaalprovider in de simulator. Geen belastingdienst accepteert dit document.',
};
