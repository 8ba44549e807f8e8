import type { cardFailureCopy as english } from '#domain/payments/failure-reasons-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardFailureCopy: Words<typeof english> = {
  reasons: {
    card_declined: 'El banco rechazó la tarjeta',
    expired_card: 'La tarjeta ha caducado',
    incorrect_cvc: 'El código de seguridad no es correcto',
    incorrect_number: 'El número de tarjeta no es correcto',
    incorrect_zip: 'El código postal no es correcto',
    invalid_cvc: 'El código de seguridad no es válido',
    invalid_expiry_month: 'El mes de caducidad no es válido',
    invalid_expiry_year: 'El año de caducidad no es válido',
    invalid_number: 'El número de tarjeta no es válido',
    processing_error: 'Se produjo un error al procesar la tarjeta',
    authentication_required: 'El pago requiere autenticación',
    insufficient_funds: 'La tarjeta no tiene fondos suficientes para completar la compra',
  },
  anyOther: 'El pago se rechazó',
};
