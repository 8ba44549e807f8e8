import type { Words } from '#languages/kit/words.ts';
import type { customerMailCopy as english } from '#server/mail/templates/customer-mail-copy.ts';

export const customerMailCopy: Words<typeof english> = {
  noteSubject: (number) => `ملاحظة بشأن طلبك #${number}`,
  note: (storeName, number) => `أضاف ${storeName} ملاحظة إلى طلبك #${number}:`,
  paidSubject: (number) => `استلمنا دفعتك للطلب #${number}`,
  paid: (storeName, amount, number) => `استلم ${storeName} مبلغ ${amount} لطلبك #${number}.`,
  thanks: 'شكرًا لك على طلبك.',
  refundedSubject: (number) => `استرداد لطلبك #${number}`,
  refunded: (storeName, amount, number) =>
    `أجرى ${storeName} استردادًا لك بمبلغ ${amount} من طلبك #${number}.`,
  refundedHow: 'يعود المبلغ إلى ما دفعت به. تحتاج البنوك عادةً إلى 5–10 أيام لإظهاره.',
  completedSubject: (number) => `اكتمل طلبك #${number}`,
  completed: (storeName, number) => `أكمل ${storeName} طلبك #${number}.`,
  receiptSubject: (number) => `إيصال طلبك #${number}`,
  receiptText: (amount, storeName, number) =>
    `مرفق إيصال مبلغ ${amount} الذي دفعته إلى ${storeName} للطلب #${number}.`,
};
