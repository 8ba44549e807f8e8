import type { cardFailureCopy as english } from '#domain/payments/failure-reasons-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardFailureCopy: Words<typeof english> = {
  reasons: {
    card_declined: 'La banque a refusé la carte',
    expired_card: 'La carte a expiré',
    incorrect_cvc: 'Le code de sécurité est incorrect',
    incorrect_number: 'Le numéro de carte est incorrect',
    incorrect_zip: 'Le code postal est incorrect',
    invalid_cvc: 'Le code de sécurité n’est pas valide',
    invalid_expiry_month: 'Le mois d’expiration n’est pas valide',
    invalid_expiry_year: 'L’année d’expiration n’est pas valide',
    invalid_number: 'Le numéro de carte n’est pas valide',
    processing_error: 'Une erreur s’est produite lors du traitement de la carte',
    authentication_required: 'Le paiement nécessite une authentification',
    insufficient_funds: 'Les fonds de la carte ne suffisent pas pour cet achat',
  },
  anyOther: 'Le paiement a été refusé',
};
