import type { blockedColumnLabels as english } from '#domain/fraud/blocked-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const blockedColumnLabels: Words<typeof english> = {
  created: 'التاريخ والوقت',
  status: 'الحالة',
  rules: 'القاعدة',
  amount: 'المبلغ',
  currency: 'العملة',
  customer_name: 'العميل',
  order_id: 'الطلب',
  payment_intent: 'معرّف الدفعة',
};
