import type * as english from '#domain/payments/failure-reasons-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardFailureCopy: Words<typeof english.cardFailureCopy> = {
  reasons: {
    card_declined: 'De kaart is door de bank geweigerd',
    expired_card: 'De kaart is verlopen',
    incorrect_cvc: 'De beveiligingscode klopt niet',
    incorrect_number: 'Het kaartnummer klopt niet',
    incorrect_zip: 'De postcode klopt niet',
    invalid_cvc: 'De beveiligingscode is ongeldig',
    invalid_expiry_month: 'De vervalmaand is ongeldig',
    invalid_expiry_year: 'Het vervaljaar is ongeldig',
    invalid_number: 'Het kaartnummer is ongeldig',
    processing_error: 'Er ging iets mis bij het verwerken van de kaart',
    authentication_required: 'De betaling moet nog worden bevestigd bij de bank',
    insufficient_funds: 'Het saldo van de kaart is te laag voor de aankoop',
  },
  anyOther: 'De betaling is geweigerd',
};
