import type { transactionColumnsCopy as english } from '#domain/payments/transaction-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionColumnsCopy: Words<typeof english> = {
  transaction_id: 'معرّف المعاملة',
  date: 'التاريخ والوقت',
  type: 'النوع',
  channel: 'القناة',
  source: 'طريقة الدفع',
  customer_name: 'العميل',
  customer_email: 'البريد الإلكتروني',
  customer_country: 'البلد',
  order: 'الطلب',
  subscriptions: 'الاشتراك',
  customer_currency: 'عملة الدفع',
  customer_amount: 'المبلغ المدفوع',
  deposit_currency: 'عملة التحويل',
  amount: 'المبلغ',
  fees: 'الرسوم',
  net: 'الصافي',
  risk_level: 'مستوى المخاطر',
  deposit_id: 'معرّف التحويل',
  deposit_status: 'حالة التحويل',
  tax: 'الضريبة',
  deposit_date: 'وصول التحويل',
};
