import { apart, numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { customerMailCopy as english } from '#server/mail/templates/customer-mail-copy.ts';

export const customerMailCopy: Words<typeof english> = {
  noteSubject: (number) => `ملاحظة بشأن طلبك ${numbered(number)}`,
  note: (storeName, number) => `أضاف ${apart(storeName)} ملاحظة إلى طلبك ${numbered(number)}:`,
  paidSubject: (number) => `استلمنا دفعتك للطلب ${numbered(number)}`,
  paid: (storeName, amount, number) => `استلم ${apart(storeName)} مبلغ ${amount} لطلبك ${numbered(number)}.`,
  thanks: 'شكرًا لك على طلبك.',
  refundedSubject: (number) => `استرداد لطلبك ${numbered(number)}`,
  refunded: (storeName, amount, number) =>
    `أجرى ${apart(storeName)} استردادًا لك بمبلغ ${amount} من طلبك ${numbered(number)}.`,
  refundedHow: 'يعود المبلغ إلى طريقة الدفع التي استخدمتها. يستغرق ظهوره لدى البنوك عادةً من 5 إلى 10 أيام.',
  completedSubject: (number) => `اكتمل طلبك ${numbered(number)}`,
  completed: (storeName, number) => `أكمل ${apart(storeName)} طلبك ${numbered(number)}.`,
  receiptSubject: (number) => `إيصال طلبك ${numbered(number)}`,
  receiptText: (amount, storeName, number) =>
    `مرفق إيصال مبلغ ${amount} الذي دفعته إلى ${apart(storeName)} للطلب ${numbered(number)}.`,
  paymentReceiptSubject: (storeName) => `إيصالك من ${apart(storeName)}`,
  paymentReceiptText: (amount, storeName) => `مرفق إيصال مبلغ ${amount} الذي دفعته إلى ${apart(storeName)}.`,
};
