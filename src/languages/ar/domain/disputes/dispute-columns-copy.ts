import type { disputeColumnLabels as english } from '#domain/disputes/dispute-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeColumnLabels: Words<typeof english> = {
  id: 'معرّف النزاع',
  amount: 'المبلغ',
  currency: 'العملة',
  status: 'الحالة',
  reason: 'السبب',
  source: 'طريقة الدفع',
  order: 'الطلب',
  customerName: 'العميل',
  customerEmail: 'البريد الإلكتروني',
  customerCountry: 'البلد',
  created: 'تاريخ النزاع',
  dueBy: 'آخر موعد للرد',
};
