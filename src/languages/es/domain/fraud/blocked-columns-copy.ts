import type { blockedColumnLabels as english } from '#domain/fraud/blocked-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const blockedColumnLabels: Words<typeof english> = {
  created: 'Fecha y hora',
  status: 'Estado',
  rules: 'Regla',
  amount: 'Importe',
  currency: 'Moneda',
  customer_name: 'Cliente',
  order_id: 'Pedido',
  payment_intent: 'ID de pago',
};
