import type { disputeReasonLabels as english } from '#domain/disputes/dispute-reason-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeReasonLabels: Words<typeof english> = {
  bank_cannot_process: 'Bank kann Zahlung nicht verarbeiten',
  check_returned: 'Scheck zurückgegeben',
  credit_not_processed: 'Gutschrift nicht erfolgt',
  customer_initiated: 'Vom Kunden veranlasst',
  debit_not_authorized: 'Lastschrift nicht autorisiert',
  duplicate: 'Doppelt belastet',
  fraudulent: 'Transaktion nicht autorisiert',
  general: 'Allgemein',
  incorrect_account_details: 'Falsche Kontodaten',
  insufficient_funds: 'Unzureichende Deckung',
  product_not_received: 'Produkt nicht erhalten',
  product_unacceptable: 'Produkt mangelhaft',
  subscription_canceled: 'Abonnement gekündigt',
  unrecognized: 'Nicht erkannt',
};
