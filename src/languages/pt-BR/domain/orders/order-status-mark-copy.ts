import type {
  orderMarkCopy as englishOrderMarkCopy,
  orderStatusLabel as englishOrderStatusLabel,
} from '#domain/orders/order-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const orderStatusLabel: Words<typeof englishOrderStatusLabel> = {
  pending: 'Pagamento pendente',
  processing: 'Processando',
  'on-hold': 'Em espera',
  completed: 'Concluído',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
  failed: 'Falhou',
};

export const orderMarkCopy: Words<typeof englishOrderMarkCopy> = {
  disputed: 'Em disputa',
  testOrder: 'Pedido de teste',
};
