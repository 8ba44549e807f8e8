import type { Words } from '#languages/kit/words.ts';
import type { issuerLetterCopy as english } from '#provider/simulator/documents/issuer-letter-copy.ts';

export const issuerLetterCopy: Words<typeof english> = {
  title: 'Declaración del titular de la tarjeta',
  dispute: (id) => `Disputa: ${id}`,
  payment: (id) => `Pago: ${id}`,
  received: (day) => `Recibida: ${day}`,
  simulated: 'Esta carta es de un banco simulado.',
  claims: {
    fraudulent: 'El titular de la tarjeta declara que no hizo esta compra.',
    product_not_received: 'El titular de la tarjeta declara que la mercancía nunca llegó.',
    product_unacceptable: 'El titular de la tarjeta declara que la mercancía estaba dañada.',
    duplicate: 'El titular de la tarjeta declara que se le cobró dos veces.',
    unrecognized: 'El titular de la tarjeta no reconoce el nombre del extracto.',
    subscription_canceled: 'El titular de la tarjeta declara que la suscripción había terminado.',
    credit_not_processed: 'El titular de la tarjeta declara que nunca recibió un reembolso prometido.',
  },
};
