import type { Words } from '#languages/kit/words.ts';
import type { orderColumnsCopy as english } from '#web/blocks/order-columns/order-columns-copy.ts';

export const orderColumnsCopy: Words<typeof english> = {
  number: 'الطلب',
  date: 'التاريخ',
  status: 'الحالة',
  customer: 'العميل',
  email: 'البريد الإلكتروني',
  items: 'العناصر',
  payment: 'الدفعة',
  total: 'الإجمالي',
  order: (number) => `#${number}`,
  noCustomer: 'بلا عميل',
  noEmail: 'بلا بريد إلكتروني',
  noPayment: 'بلا دفعة',
};
