import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/overview-copy.ts';

const GREETINGS = {
  morning: 'صباح الخير',
  afternoon: 'طاب نهارك',
  evening: 'مساء الخير',
};

export const overviewCopy: Words<typeof english.overviewCopy> = {
  greeting: (part, name) => (name ? `${GREETINGS[part]}، ${name}` : GREETINGS[part]),
  lead: (weekday, date, zone) => `${weekday}، ${date} (${zone})`,
  currency: 'العملة المعروضة',
};

export const safeModeCopy: Words<typeof english.safeModeCopy> = {
  title: 'موقعك حاليًا في الوضع الآمن.',
  text: 'تغيّر عنوانه، أو توجد نسخة منه قيد التشغيل. المدفوعات مستمرة؛ وقد تتأخر المستجدات من مزوّد الدفع.',
  action: 'يُرجى اتخاذ إجراء',
};

export const flagCopy: Words<typeof english.flagCopy> = {
  'wcpay-login-error': 'حدثت مشكلة في الانتقال إلى لوحة الحساب. يُرجى إعادة المحاولة.',
  'wcpay-loan-offer-error':
    'حدثت مشكلة في الانتقال إلى عرض القرض. يُرجى التأكد من أنه لم ينتهِ، ثم إعادة المحاولة.',
  'wcpay-server-link-error':
    'حدثت مشكلة في الانتقال إلى الرابط المطلوب. يُرجى التأكد من صحته، ثم إعادة المحاولة.',
  'wcpay-reset-account-error': 'حدثت مشكلة في إعادة تعيين حسابك. يُرجى الانتظار بضع ثوانٍ ثم إعادة المحاولة.',
};

export const sandboxSuccessCopy: Words<typeof english.sandboxSuccessCopy> = {
  title: 'حسابك في البيئة التجريبية جاهز.',
  text: 'بعملية شراء من متجرك ببطاقة اختبار تظهر هنا أول دفعة.',
  action: 'فتح متجرك',
};

export const fraudBannerCopy: Words<typeof english.fraudBannerCopy> = {
  title: 'إيقاف الدفعات الخطرة قبل أن تكلفك',
  text: 'عوامل تصفية المخاطر توقف أو تحظر الدفعات المريبة: مبالغ غير معتادة، أو بلدان أخرى، أو عناوين مختلفة.',
  action: 'اختيار عوامل التصفية',
  never: 'عدم إظهار هذا مجددًا',
};

export const toolsCopy: Words<typeof english.toolsCopy> = {
  title: 'أدوات الحساب',
  text: 'لم يسر الإعداد كما ينبغي؟ يمكن البدء من جديد بحساب جديد. لن تظهر المدفوعات الاختبارية لهذا الحساب؛ وتبقى الطلبات في متجرك.',
  reset: 'إعادة تعيين الحساب',
  ask: 'إعادة تعيين حسابك؟',
  askText: 'لن تظهر المدفوعات الاختبارية لهذا الحساب؛ وتبقى الطلبات في متجرك. لا يمكن التراجع عن هذا.',
};

export const standingCopy: Words<typeof english.standingCopy> = {
  waitsFor: {
    you: 'بانتظارك.',
    provider: 'بانتظار مزوّد الدفع. ليس عليك فعل شيء.',
    nobody: 'يبيّن مزوّد الدفع بالبريد الإلكتروني مصير الأموال التي ما زالت محتجزة.',
  },
  checkNow: 'الفحص الآن',
  unchanged: 'لم يتغير شيء بعد.',
  checkFailed: 'تعذّر فحص الحساب.',
  update: 'تحديث البيانات',
  finish: 'استكمال الإعداد',
  payouts: 'إعداد التحويلات',
  history: 'عرض مدفوعاتك',
  help: 'ما معنى هذا',
  words: {
    unfinished: {
      title: 'حسابك غير مكتمل.',
      text: 'يُرجى استكمال الإعداد لقبول المدفوعات.',
    },
    past_due: {
      title: 'بيانات حسابك متأخرة عن موعدها.',
      text: 'يحتاج مزوّد الدفع إلى بيانات فات موعدها.',
    },
    due_soon: { title: 'بيانات مطلوبة قريبًا.' },
    early_selling: {
      title: 'يمكنك البيع؛ وتبدأ التحويلات بعد التحقق من حسابك البنكي.',
      text: 'ينتهي البيع المبكر عند بلوغ المبيعات \u20665,000\u00a0$\u2069 أو بعد ثلاثين يومًا، أيهما أسبق.',
    },
    partly_restricted: {
      title: 'جزء من حسابك مقيّد.',
      text: 'يحتاج مزوّد الدفع إلى بيانات إضافية.',
    },
    verifying: {
      title: 'جارٍ التحقق من بياناتك.',
      text: 'يستغرق ذلك عادةً دقائق، وأحيانًا حتى يومي عمل.',
    },
    paused: {
      title: 'أوقف مزوّد الدفع حسابك مؤقتًا.',
      text: 'ينظر في الحساب، ويكتب إلى بريده الإلكتروني إن احتاج إلى شيء.',
    },
    under_review: {
      title: 'حسابك قيد المراجعة.',
      text: 'يستغرق ذلك عادةً أيامًا قليلة.',
    },
    rejected: {
      title: 'رُفض حسابك.',
      text: 'لم يعد يستطيع قبول المدفوعات. مدفوعاتك وتحويلاتك ونزاعاتك ومستنداتك السابقة تبقى متاحة لك.',
    },
  },
};

export const liveApplicationCopy: Words<typeof english.liveApplicationCopy> = {
  titles: {
    verifying: 'جارٍ التحقق من حسابك الحقيقي.',
    under_review: 'حسابك الحقيقي قيد المراجعة.',
    paused: 'أوقف مزوّد الدفع حسابك الحقيقي مؤقتًا.',
    rejected: 'رُفض حسابك الحقيقي.',
  },
  rejected: 'تبقى المدفوعات هنا اختبارية.',
  text: 'تبقى المدفوعات هنا اختبارية إلى أن يستطيع قبول المدفوعات. عندها تتبدل هذه الصفحة تلقائيًا، وتُخفى البيئة التجريبية.',
};

export const connectionSuccessCopy: Words<typeof english.connectionSuccessCopy> = {
  title: 'تم التحقق من حسابك',
  text: 'يمكنك قبول المدفوعات، وتذهب التحويلات إلى حسابك البنكي. تظهر المدفوعات هنا فور أن يدفع العملاء.',
  close: 'عرض النظرة العامة',
};

export const detailsSentCopy: Words<typeof english.detailsSentCopy> = {
  title: 'بياناتك لدى مزوّد الدفع',
  text: 'يفحصها غالبًا خلال ساعة. تبدأ المدفوعات والتحويلات عند انتهائه؛ وتعلن هذه الصفحة ذلك تلقائيًا.',
  close: 'عرض النظرة العامة',
};

export const eligibilityCopy: Words<typeof english.eligibilityCopy> = {
  title: 'يمكنك الآن قبول المدفوعات!',
  text: 'يمكنك البيع فورًا. تنتظر أموالك حتى التحقق من حسابك البنكي: حتى مبيعات قدرها \u20665,000\u00a0$\u2069 أو ثلاثين يومًا على الأكثر.',
  startTitle: 'بدء البيع الآن',
  payoutsTitle: 'أو إعداد التحويلات أولًا',
  payoutsText: 'يستغرق ذلك بضع دقائق، ويصلك أول تحويل أبكر.',
  setUp: 'إعداد التحويلات',
  start: 'بدء البيع',
};
