import type { Words } from '#languages/kit/words.ts';
import type { transactionsTableCopy as english } from '#web/blocks/transactions-table/transactions-table-copy.ts';

export const transactionsTableCopy: Words<typeof english> = {
  detailsColumn: 'التفاصيل',
  details: 'التفاصيل',
  adjustment: (label, description) => `${label}: ${description}`,
  detailsOf: (type, amount, day) => `تفاصيل الدفعة: ${type} بمبلغ ${amount}، ${day}`,
  convertedFrom: (paid) => `بعد الصرف من ${paid}`,
  noChannel: 'بلا قناة بيع',
  noMethod: 'بلا طريقة دفع',
  noCustomer: 'بلا عميل',
  noEmail: 'بلا بريد إلكتروني',
  noCountry: 'بلا بلد',
  noOrder: 'بلا طلب',
  order: (number) => `#${number}`,
};
