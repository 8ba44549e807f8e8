import type * as english from '#domain/payments/transaction-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionColumnsCopy: Words<typeof english.transactionColumnsCopy> = {
  transaction_id: 'ID transazione',
  date: 'Data e ora',
  type: 'Tipo',
  channel: 'Canale',
  source: 'Metodo di pagamento',
  customer_name: 'Cliente',
  customer_email: 'Email',
  customer_country: 'Paese',
  order: 'Ordine',
  subscriptions: 'Abbonamento',
  customer_currency: 'Valuta pagata',
  customer_amount: 'Importo pagato',
  deposit_currency: 'Valuta del bonifico',
  amount: 'Importo',
  fees: 'Commissioni',
  net: 'Netto',
  risk_level: 'Livello di rischio',
  deposit_id: 'ID bonifico',
  deposit_status: 'Stato del bonifico',
  tax: 'Imposta',
  deposit_date: 'Arrivo del bonifico',
};
