import type { transactionColumnsCopy as english } from '#domain/payments/transaction-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionColumnsCopy: Words<typeof english> = {
  transaction_id: 'Transaktions-ID',
  date: 'Datum und Uhrzeit',
  type: 'Art',
  channel: 'Vertriebsweg',
  source: 'Zahlungsmethode',
  customer_name: 'Kunde',
  customer_email: 'E-Mail',
  customer_country: 'Land',
  order: 'Bestellung',
  subscriptions: 'Abonnement',
  customer_currency: 'Währung der Zahlung',
  customer_amount: 'Bezahlter Betrag',
  deposit_currency: 'Währung der Auszahlung',
  amount: 'Betrag',
  fees: 'Gebühren',
  net: 'Netto',
  risk_level: 'Risikostufe',
  deposit_id: 'Auszahlungs-ID',
  deposit_status: 'Auszahlungsstatus',
  tax: 'Steuer',
  deposit_date: 'Ankunft der Auszahlung',
};
