import type { RESOURCE_WORDS as english } from '#domain/webhooks/webhook-topics-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RESOURCE_WORDS: Words<typeof english> = {
  payment: 'المدفوعات',
  refund: 'عمليات الاسترداد',
  payout: 'التحويلات',
  dispute: 'النزاعات',
  approval: 'الموافقات',
  export: 'ملفات التصدير',
  order: 'الطلبات',
  product: 'المنتجات',
  customer: 'العملاء',
};
