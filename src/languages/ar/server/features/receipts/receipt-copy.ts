import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#server/features/receipts/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  title: 'إيصال',
  test: 'اختبار. كانت هذه تجربة: لم يتحرك أي مال.',
  paid: 'المدفوع',
  refunded: 'المسترد حتى الآن',
  left: 'المدفوع بعد الاسترداد',
  order: 'الطلب',
  number: (number) => `#${number}`,
  datePaid: 'تاريخ الدفع',
  method: 'طريقة الدفع',
  reference: 'المرجع',
  paidBy: 'الدافع',
  paidTo: 'المدفوع له',
  item: (currency) => `العناصر، بعملة ${currency}`,
  quantity: 'الكمية',
  amount: 'المبلغ',
  purchase: 'عملية شراء',
  discount: 'التخفيض',
  shipping: 'الشحن',
  tax: 'الضريبة',
  total: (currency) => `الإجمالي ${currency}`,
  refundOnItsWay: (amount) => `استرداد بمبلغ ${amount} في الطريق إلى طريقة الدفع المستخدمة.`,
  thanks: 'شكرًا لك على طلبك.',
  foot: (store, number) => `${store}، إيصال الطلب #${number}`,
  footOfPayment: (store, reference) => `${store}، إيصال الدفعة ${reference}`,
};
