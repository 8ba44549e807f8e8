import type * as english from '#domain/orders/order-status-mark-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const orderStatusLabel: Words<typeof english.orderStatusLabel> = {
  pending: 'بانتظار الدفع',
  processing: 'قيد التنفيذ',
  'on-hold': 'قيد الانتظار',
  completed: 'مكتمل',
  cancelled: 'ملغى',
  refunded: 'مسترد',
  failed: 'فشل',
};

export const orderMarkCopy: Words<typeof english.orderMarkCopy> = {
  disputed: 'متنازع عليه',
  testOrder: 'طلب اختباري',
};
