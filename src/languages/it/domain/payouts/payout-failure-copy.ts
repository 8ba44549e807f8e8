import type * as english from '#domain/payouts/payout-failure-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_FAILURE_REASONS: Words<typeof english.PAYOUT_FAILURE_REASONS> = {
  insufficient_funds: 'Il saldo non bastava per questo bonifico.',
  bank_account_restricted: 'Il conto bancario limita il tipo o il numero di trasferimenti che accetta.',
  debit_not_authorized: 'La banca non consente addebiti su questo conto.',
  invalid_card: 'La carta non è valida.',
  declined: 'La banca ha rifiutato questo bonifico.',
  invalid_transaction: 'L’emittente della carta non consente questo bonifico.',
  refer_to_card_issuer: 'L’emittente della carta ha rifiutato questo bonifico. Chiedigli il motivo.',
  unsupported_card: 'Questa carta non può ricevere bonifici.',
  lost_or_stolen_card: 'La carta è stata segnalata come smarrita o rubata.',
  invalid_issuer: 'L’emittente della carta non è valido.',
  expired_card: 'La carta è scaduta.',
  could_not_process: 'La banca non ha potuto elaborare questo bonifico.',
  invalid_account_number: 'Il numero di conto non è valido.',
  incorrect_account_holder_name: 'Il nome dell’intestatario del conto è errato.',
  account_closed: 'Il conto bancario è stato chiuso.',
  no_account: 'La banca non ha trovato alcun conto con queste coordinate.',
  exceeds_amount_limit: 'Il bonifico supera l’importo che il conto bancario può ricevere.',
  account_frozen: 'Il conto bancario è stato congelato.',
  issuer_unavailable: 'L’emittente della carta non era raggiungibile.',
  invalid_currency: 'Il conto bancario non accetta questa valuta.',
  incorrect_account_type: 'Il tipo di conto bancario è errato.',
  incorrect_account_holder_details: 'I dati dell’intestatario del conto sono errati.',
  bank_ownership_changed: 'Il conto bancario ora appartiene a qualcun altro.',
  exceeds_count_limit: 'Il conto bancario ha già ricevuto tutti i trasferimenti che può ricevere.',
  incorrect_account_holder_address: 'L’indirizzo dell’intestatario del conto è errato.',
  incorrect_account_holder_tax_id: 'Il codice fiscale dell’intestatario del conto è errato.',
  invalid_account_number_length: 'Il numero di conto ha una lunghezza errata.',
};

export const payoutFailureCopy: Words<typeof english.payoutFailureCopy> = {
  unknown: 'Sconosciuto',
};
