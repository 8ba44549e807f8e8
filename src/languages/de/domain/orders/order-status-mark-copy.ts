import type {
  orderStatusLabel as english,
  orderMarkCopy as englishOrderMarkCopy,
} from '#domain/orders/order-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const orderStatusLabel: Words<typeof english> = {
  pending: 'Zahlung ausstehend',
  processing: 'In Bearbeitung',
  'on-hold': 'In Wartestellung',
  completed: 'Abgeschlossen',
  cancelled: 'Storniert',
  refunded: 'Erstattet',
  failed: 'Fehlgeschlagen',
};

export const orderMarkCopy: Words<typeof englishOrderMarkCopy> = {
  disputed: 'Angefochten',
  testOrder: 'Testbestellung',
};
