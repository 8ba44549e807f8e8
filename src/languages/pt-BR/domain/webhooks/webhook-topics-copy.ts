import type { RESOURCE_WORDS as english } from '#domain/webhooks/webhook-topics-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RESOURCE_WORDS: Words<typeof english> = {
  payment: 'Pagamentos',
  refund: 'Reembolsos',
  payout: 'Repasses',
  dispute: 'Disputas',
  approval: 'Aprovações',
  export: 'Exportações',
  order: 'Pedidos',
  product: 'Produtos',
  customer: 'Clientes',
};
