import type { disputeReasonLabels as english } from '#domain/disputes/dispute-reason-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeReasonLabels: Words<typeof english> = {
  bank_cannot_process: 'تعذّرت المعالجة على البنك',
  check_returned: 'شيك مرتجع',
  credit_not_processed: 'استرداد لم يُنفَّذ',
  customer_initiated: 'بطلب من العميل',
  debit_not_authorized: 'سحب غير مأذون به',
  duplicate: 'خصم مكرر',
  fraudulent: 'معاملة غير مأذون بها',
  general: 'عام',
  incorrect_account_details: 'بيانات حساب غير صحيحة',
  insufficient_funds: 'رصيد غير كافٍ',
  product_not_received: 'منتج لم يُستلَم',
  product_unacceptable: 'منتج غير مقبول',
  subscription_canceled: 'اشتراك ملغى',
  unrecognized: 'عملية لا يعرفها العميل',
};
