import type { disputeReasonLabels as english } from '#domain/disputes/dispute-reason-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeReasonLabels: Words<typeof english> = {
  bank_cannot_process: 'El banco no puede procesarlo',
  check_returned: 'Cheque devuelto',
  credit_not_processed: 'Abono no tramitado',
  customer_initiated: 'Iniciada por el cliente',
  debit_not_authorized: 'Adeudo no autorizado',
  duplicate: 'Duplicado',
  fraudulent: 'Transacción no autorizada',
  general: 'General',
  incorrect_account_details: 'Datos de la cuenta incorrectos',
  insufficient_funds: 'Fondos insuficientes',
  product_not_received: 'Producto no recibido',
  product_unacceptable: 'Producto no conforme',
  subscription_canceled: 'Suscripción cancelada',
  unrecognized: 'No reconocido',
};
