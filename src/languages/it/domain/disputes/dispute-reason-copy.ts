import type * as english from '#domain/disputes/dispute-reason-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeReasonLabels: Words<typeof english.disputeReasonLabels> = {
  bank_cannot_process: 'Non elaborabile dalla banca',
  check_returned: 'Assegno respinto',
  credit_not_processed: 'Accredito non effettuato',
  customer_initiated: 'Iniziativa del cliente',
  debit_not_authorized: 'Addebito non autorizzato',
  duplicate: 'Duplicato',
  fraudulent: 'Transazione non autorizzata',
  general: 'Generico',
  incorrect_account_details: 'Dati del conto errati',
  insufficient_funds: 'Fondi insufficienti',
  product_not_received: 'Prodotto non ricevuto',
  product_unacceptable: 'Prodotto non conforme',
  subscription_canceled: 'Abbonamento disdetto',
  unrecognized: 'Non riconosciuto',
};
