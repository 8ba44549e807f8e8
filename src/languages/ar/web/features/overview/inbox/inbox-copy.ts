import type { Words } from '#languages/kit/words.ts';
import type { inboxCopy as english } from '#web/features/overview/inbox/inbox-copy.ts';

export const inboxCopy: Words<typeof english> = {
  title: 'صندوق الوارد',
  unread: 'غير مقروءة',
  dismissAll: 'تجاهل الكل',
  dismiss: (title) => `تجاهل الرسالة: ${title}`,
  askOne: 'تجاهل هذه الرسالة؟',
  askOneText: 'تخرج من صندوق الوارد لدى كل من يدير هذا المتجر.',
  askAll: 'تجاهل كل الرسائل؟',
  askAllText: 'تخرج من صندوق الوارد لدى كل من يدير هذا المتجر.',
  confirmOne: 'تجاهل الرسالة',
  confirmAll: 'تجاهل كل الرسائل',
  dismissed: 'تم تجاهل الرسالة',
  allDismissed: 'تم تجاهل كل الرسائل',
  notDismissed: 'تعذّر تجاهل الرسالة',
  noneDismissed: 'تعذّر تجاهل الرسائل',
  notBroughtBack: 'تعذّرت إعادة الرسائل.',
  undo: 'تراجع',
  failed: 'حدث خطأ في جلب صندوق الوارد. يُرجى إعادة المحاولة.',
  reload: 'إعادة التحميل',
  emptyTitle: 'لا جديد',
  emptyText: 'تظهر هنا تذكيرات المواعيد النهائية والتحويلات التي فشلت وغيرها من أخبار مدفوعاتك.',
};
