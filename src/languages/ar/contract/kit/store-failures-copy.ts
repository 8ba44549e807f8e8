import type { storeFailuresCopy as english } from '#contract/kit/store-failures-copy.ts';
import { apart, figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const storeFailuresCopy: Words<typeof english> = {
  store_unavailable: 'متجرك لا يرد. يُرجى إعادة المحاولة لاحقًا.',
  store_slow: 'تأخر رد متجرك أكثر من اللازم. يُرجى إعادة المحاولة لاحقًا.',
  store_rate_limited: 'طُلب من متجرك الكثير في وقت واحد. يُرجى إعادة المحاولة بعد لحظات.',
  store_key_refused: 'يرفض متجرك مفتاحنا.',
  store_permission_missing: 'لا يُسمح بهذا لمفتاحنا في متجرك.',
  store_clock_off: 'ساعة متجرك لا تطابق ساعة هذا الخادم.',
  store_moved: ({ to }) => (to === '' ? 'انتقل متجرك إلى عنوان آخر.' : `انتقل متجرك إلى ${to}.`),
  store_rest_missing: 'لا متجر على العنوان المعطى لنا.',
  store_no_data: 'شيء أمام متجرك يرد بصفحة حيث طُلبت بيانات.',
  store_answer_broken: 'انقطع رد متجرك في منتصفه.',
  store_answer_too_large: ({ most_mb }) => `رد متجرك بأكثر من ${figure(most_mb)} ميغابايت في مرة واحدة.`,
  store_refused: ({ reason }) => `رفض متجرك هذا: ${reason}`,
  store_decides: ({ orders: numbers }) =>
    numbers.length === 1
      ? `الطلب ${numbers[0]} غير مدفوع بالكامل هنا، وإكماله قد يخصم مالًا. يُرجى فتحه في متجرك واتخاذ القرار هناك.`
      : `هذه الطلبات غير مدفوعة بالكامل هنا، وإكمالها قد يخصم مالًا: ${numbers.join('، ')}. يُرجى فتحها في متجرك واتخاذ القرار هناك.`,
  store_sells: 'هذا المتجر مغلق: المتجر المربوط يبيع في موقعه.',
  store_private: 'يؤدي هذا العنوان إلى شبكة خاصة لا يُطلب منها شيء.',
  store_certificate: 'شهادة متجرك غير صالحة.',
  store_not_attached: 'لا متجر مربوط. يلزم إدخال عنوانه ومفتاحه أولًا.',
  store_set_by_server: 'إعدادات الخادم تحدد المتجر. من يدير الخادم يغيّره هناك.',
  store_orders_here:
    'تحوي قاعدة البيانات هذه طلبات المتجر المدمج. يلزم تشغيل الخادم بقاعدة فارغة وربط متجرك هناك.',
  store_other_attached: ({ url }) =>
    `هذا متجر غير ${apart(url)}: ليس فيه أي من الطلبات المنسوخة. يلزم أولًا فك ربط ${apart(url)}.`,
  store_orders_of_other: ({ url }) =>
    `تعود مدفوعات هنا إلى طلبات ${apart(url)}، ولا تختلط طلبات متجرين أبدًا. يلزم تشغيل الخادم بقاعدة فارغة وربط المتجر الآخر هناك.`,
  store_check_failed: 'لم يجتز متجرك كل الفحوص، فلم يُحفظ شيء. يُظهر الفحص من جديد ما يعيق ذلك.',
  store_signature_invalid: 'هذا الإشعار الوارد غير موقَّع بسر متجرك.',
  store_let_go: 'فُك ربط متجر هذا الطلب. يلزم ربطه من جديد في صفحة الإعداد، أو إجراء ذلك في المتجر نفسه.',
};
