import type { cardFailureCopy as english } from '#domain/payments/failure-reasons-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardFailureCopy: Words<typeof english> = {
  reasons: {
    card_declined: 'Die Bank hat die Karte abgelehnt',
    expired_card: 'Die Karte ist abgelaufen',
    incorrect_cvc: 'Die Prüfnummer ist falsch',
    incorrect_number: 'Die Kartennummer ist falsch',
    incorrect_zip: 'Die Postleitzahl ist falsch',
    invalid_cvc: 'Die Prüfnummer ist ungültig',
    invalid_expiry_month: 'Der Monat des Ablaufdatums ist ungültig',
    invalid_expiry_year: 'Das Jahr des Ablaufdatums ist ungültig',
    invalid_number: 'Die Kartennummer ist ungültig',
    processing_error: 'Bei der Verarbeitung der Karte ist ein Fehler aufgetreten',
    authentication_required: 'Die Zahlung muss bei der Bank bestätigt werden',
    insufficient_funds: 'Die Karte ist für den Kauf nicht ausreichend gedeckt',
  },
  anyOther: 'Die Zahlung wurde abgelehnt',
};
