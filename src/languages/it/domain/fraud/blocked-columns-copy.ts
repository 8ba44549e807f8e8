import type { blockedColumnLabels as english } from '#domain/fraud/blocked-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const blockedColumnLabels: Words<typeof english> = {
  created: 'Data e ora',
  status: 'Stato',
  rules: 'Regola',
  amount: 'Importo',
  currency: 'Valuta',
  customer_name: 'Cliente',
  order_id: 'Ordine',
  payment_intent: 'ID pagamento',
};
