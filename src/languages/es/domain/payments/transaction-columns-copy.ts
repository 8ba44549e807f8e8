import type { transactionColumnsCopy as english } from '#domain/payments/transaction-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionColumnsCopy: Words<typeof english> = {
  transaction_id: 'ID de transacción',
  date: 'Fecha y hora',
  type: 'Tipo',
  channel: 'Canal',
  source: 'Método de pago',
  customer_name: 'Cliente',
  customer_email: 'Correo',
  customer_country: 'País',
  order: 'Pedido',
  subscriptions: 'Suscripción',
  customer_currency: 'Moneda del pago',
  customer_amount: 'Importe pagado',
  deposit_currency: 'Moneda de la transferencia',
  amount: 'Importe',
  fees: 'Comisiones',
  net: 'Neto',
  risk_level: 'Nivel de riesgo',
  deposit_id: 'ID de transferencia',
  deposit_status: 'Estado de la transferencia',
  tax: 'Impuesto',
  deposit_date: 'Llegada de la transferencia',
};
