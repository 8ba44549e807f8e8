import type { RESOURCE_WORDS as english } from '#domain/webhooks/webhook-topics-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RESOURCE_WORDS: Words<typeof english> = {
  payment: 'Pagos',
  refund: 'Reembolsos',
  payout: 'Transferencias',
  dispute: 'Disputas',
  approval: 'Aprobaciones',
  export: 'Exportaciones',
  order: 'Pedidos',
  product: 'Productos',
  customer: 'Clientes',
};
