import type { disputeColumnLabels as english } from '#domain/disputes/dispute-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeColumnLabels: Words<typeof english> = {
  id: 'ID da disputa',
  amount: 'Valor',
  currency: 'Moeda',
  status: 'Status',
  reason: 'Motivo',
  source: 'Forma de pagamento',
  order: 'Pedido',
  customerName: 'Cliente',
  customerEmail: 'E-mail',
  customerCountry: 'País',
  created: 'Data da disputa',
  dueBy: 'Responder até',
};
