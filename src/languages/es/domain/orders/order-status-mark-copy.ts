import type {
  orderMarkCopy as englishOrderMarkCopy,
  orderStatusLabel as englishOrderStatusLabel,
} from '#domain/orders/order-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const orderStatusLabel: Words<typeof englishOrderStatusLabel> = {
  pending: 'Pendiente de pago',
  processing: 'Procesando',
  'on-hold': 'En espera',
  completed: 'Completado',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
  failed: 'Fallido',
};

export const orderMarkCopy: Words<typeof englishOrderMarkCopy> = {
  disputed: 'En disputa',
  testOrder: 'Pedido de prueba',
};
