import type { Words } from '#languages/kit/words.ts';
import type { FEE_WORDS as english } from '#web/features/payment-details/fee-words-copy.ts';

export const FEE_WORDS: Words<typeof english> = {
  base: 'Comisión base',
  'additional-international': 'Comisión por tarjeta internacional',
  'additional-fx': 'Comisión por conversión de moneda',
  'additional-wcpay-subscription': 'Comisión por transacción de suscripción',
  'additional-device': 'Comisión por transacción con Tap to Pay',
  'additional-tax': 'Impuestos sobre las comisiones',
  'additional-withheld-tax': 'Impuestos retenidos',
  'additional-network': 'Comisión de red repercutida',
  'additional-application': 'Comisión de la plataforma',
  discount: 'Descuento',
};
