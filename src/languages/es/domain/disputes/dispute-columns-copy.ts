import type { disputeColumnLabels as english } from '#domain/disputes/dispute-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeColumnLabels: Words<typeof english> = {
  id: 'ID de disputa',
  amount: 'Importe',
  currency: 'Moneda',
  status: 'Estado',
  reason: 'Motivo',
  source: 'Método de pago',
  order: 'Pedido',
  customerName: 'Cliente',
  customerEmail: 'Correo',
  customerCountry: 'País',
  created: 'Fecha de la disputa',
  dueBy: 'Plazo de respuesta',
};
