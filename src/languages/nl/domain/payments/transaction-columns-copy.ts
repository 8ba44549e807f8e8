import type * as english from '#domain/payments/transaction-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionColumnsCopy: Words<typeof english.transactionColumnsCopy> = {
  transaction_id: 'Transactie-ID',
  date: 'Datum en tijd',
  type: 'Type',
  channel: 'Kanaal',
  source: 'Betaalmethode',
  customer_name: 'Klant',
  customer_email: 'E-mail',
  customer_country: 'Land',
  order: 'Bestelling',
  subscriptions: 'Abonnement',
  customer_currency: 'Betaald in',
  customer_amount: 'Betaald bedrag',
  deposit_currency: 'Uitbetaald in',
  amount: 'Bedrag',
  fees: 'Kosten',
  net: 'Netto',
  risk_level: 'Risiconiveau',
  deposit_id: 'Uitbetalings-ID',
  deposit_status: 'Status van uitbetaling',
  tax: 'Belasting',
  deposit_date: 'Aankomst van uitbetaling',
};
