import type * as english from '#domain/payments/failure-reasons-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardFailureCopy: Words<typeof english.cardFailureCopy> = {
  reasons: {
    card_declined: 'La carta è stata rifiutata dalla banca',
    expired_card: 'La carta è scaduta',
    incorrect_cvc: 'Il codice di sicurezza è errato',
    incorrect_number: 'Il numero della carta è errato',
    incorrect_zip: 'Il CAP è errato',
    invalid_cvc: 'Il codice di sicurezza non è valido',
    invalid_expiry_month: 'Il mese di scadenza non è valido',
    invalid_expiry_year: 'L’anno di scadenza non è valido',
    invalid_number: 'Il numero della carta non è valido',
    processing_error: 'Si è verificato un errore nell’elaborazione della carta',
    authentication_required: 'Il pagamento richiede l’autenticazione',
    insufficient_funds: 'La carta non ha fondi sufficienti per l’acquisto',
  },
  anyOther: 'Il pagamento è stato rifiutato',
};
