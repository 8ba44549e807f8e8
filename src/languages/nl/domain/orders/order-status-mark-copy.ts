import type * as english from '#domain/orders/order-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const orderStatusLabel: Words<typeof english.orderStatusLabel> = {
  pending: 'Wacht op betaling',
  processing: 'Wordt verwerkt',
  'on-hold': 'In de wacht',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
  refunded: 'Terugbetaald',
  failed: 'Mislukt',
};

export const orderMarkCopy: Words<typeof english.orderMarkCopy> = {
  disputed: 'Betwist',
  testOrder: 'Testbestelling',
};
