import type { browserFailuresCopy as english } from '#contract/kit/browser-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const browserFailuresCopy: Words<typeof english> = {
  rest_forbidden: ({ signed_in }) =>
    signed_in ? 'لا يُسمح لحسابك بهذا. يُرجى سؤال من يدير المتجر.' : 'يلزم تسجيل الدخول لفعل هذا.',
  wcpay_server_error: 'حدث خطأ غير متوقع. يُرجى إعادة المحاولة بعد لحظات.',
  wcpay_unavailable: 'الخادم مشغول. يُرجى إعادة المحاولة بعد لحظات.',
  network_unreachable: 'تعذّر الوصول إلى الخادم. يُرجى فحص الاتصال وإعادة المحاولة.',
  network_timeout: 'تأخر رد الخادم أكثر من اللازم. يُرجى إعادة المحاولة بعد لحظات.',
  reply_not_understood: 'رد الخادم بما لا تفهمه هذه الصفحة. يُرجى إعادة تحميل الصفحة والمحاولة من جديد.',
};
