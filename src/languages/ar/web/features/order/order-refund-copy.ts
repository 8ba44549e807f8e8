import { numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { orderRefundCopy as english } from '#web/features/order/order-refund-copy.ts';

export const orderRefundCopy: Words<typeof english> = {
  open: 'استرداد',
  title: (number) => `استرداد مبلغ الطلب ${numbered(number)}`,
  items: 'ما العناصر المعادة؟',
  left: (left, sold) => `الباقي للاسترداد: ${left} من ${sold}`,
  nothingLeft: 'استُرد كله',
  quantityOf: (name) => `الكمية المراد استردادها: ${name}`,
  tooMany: (left) => `${left} على الأكثر.`,
  notANumber: 'يلزم رقم صحيح.',
  amount: 'مبلغ الاسترداد',
  amountHelp: (most) => `يمكن استرداد ما يصل إلى ${most}، شاملًا الشحن والضريبة.`,
  amountMissing: 'يلزم مبلغ أكبر من صفر.',
  amountTooLarge: (most) => `يمكن استرداد ${most} على الأكثر.`,
  unreadable: (example) => `يلزم مبلغ مثل ${example}.`,
  itemsTotal: (amount) => `استخدام مجموع العناصر، ${amount}`,
  restock: 'إعادة العناصر إلى المخزون',
  restockHelp: 'تُضاف إلى المخزون من جديد. المنتجات التي لا يُتابَع مخزونها تبقى كما هي.',
  reason: 'السبب',
  reasonHelp: 'لسجلاتك؛ لا يراه العميل.',
  cancel: 'إلغاء',
  back: 'رجوع',
  check: 'متابعة',
  checkTitle: (amount) => `استرداد ${amount}؟`,
  checkText: (amount, method) =>
    `يعود ${amount} إلى ${method}. لا يمكن التراجع عن هذا؛ ويراه العميل عادةً خلال 5 إلى 10 أيام.`,
  thePaymentMethod: 'طريقة الدفع في هذا الطلب',
  checkItems: (list) => `العناصر: ${list}.`,
  checkRestock: 'تعود إلى المخزون.',
  checkNoRestock: 'لا تعود إلى المخزون.',
  act: (amount) => `استرداد ${amount}`,

  done: (amount) => `تم استرداد ${amount}.`,
  onItsWay: (amount) => `استرداد ${amount} في الطريق.`,
  notDone: 'لم يُجرَ الاسترداد.',

  refunds: 'عمليات الاسترداد',
  by: (name) => `من ${name}`,
  restocked: 'عاد إلى المخزون',
  notCounted: 'لا يُحسب مستردًا: أعاد البنك المال.',
  pendingText: 'لا يُحسب مستردًا حتى يؤكده البنك.',
  pendingSum: 'استرداد في الطريق',
  failureReasons: {
    expired_or_canceled_card: 'البطاقة منتهية أو ملغاة.',
    lost_or_stolen_card: 'أُبلغ عن فقدان البطاقة أو سرقتها.',
    unknown: 'لم يذكر البنك سببًا.',
  },
  statuses: {
    pending: 'في الطريق',
    succeeded: 'تم الاسترداد',
    failed: 'فشل',
    canceled: 'أُلغي',
  },
};
