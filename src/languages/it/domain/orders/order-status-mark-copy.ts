import type * as english from '#domain/orders/order-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const orderStatusLabel: Words<typeof english.orderStatusLabel> = {
  pending: 'In attesa di pagamento',
  processing: 'In lavorazione',
  'on-hold': 'In sospeso',
  completed: 'Completato',
  cancelled: 'Annullato',
  refunded: 'Rimborsato',
  failed: 'Non riuscito',
};

export const orderMarkCopy: Words<typeof english.orderMarkCopy> = {
  disputed: 'Contestato',
  testOrder: 'Ordine di test',
};
