import type {
  orderMarkCopy as englishOrderMarkCopy,
  orderStatusLabel as englishOrderStatusLabel,
} from '#domain/orders/order-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const orderStatusLabel: Words<typeof englishOrderStatusLabel> = {
  pending: 'Paiement en attente',
  processing: 'En cours',
  'on-hold': 'En attente',
  completed: 'Terminée',
  cancelled: 'Annulée',
  refunded: 'Remboursée',
  failed: 'Échouée',
};

export const orderMarkCopy: Words<typeof englishOrderMarkCopy> = {
  disputed: 'En litige',
  testOrder: 'Commande de test',
};
