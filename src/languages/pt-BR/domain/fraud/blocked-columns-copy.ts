import type { blockedColumnLabels as english } from '#domain/fraud/blocked-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const blockedColumnLabels: Words<typeof english> = {
  created: 'Data e hora',
  status: 'Status',
  rules: 'Regra',
  amount: 'Valor',
  currency: 'Moeda',
  customer_name: 'Cliente',
  order_id: 'Pedido',
  payment_intent: 'ID do pagamento',
};
