import type { Words } from '#languages/kit/words.ts';
import type { onboardingCopy as english } from '#web/features/onboarding/onboarding-copy.ts';

export const onboardingCopy: Words<typeof english> = {
  brand: 'Countinghouse',
  steps: [
    { id: 'business', label: 'النشاط التجاري' },
    { id: 'embedded', label: 'التحقق' },
  ],
  leave: 'مغادرة',
  title: 'عن نشاطك التجاري',
  lead: 'ست إجابات. بها يتحدد ما يطلبه مزوّد الدفع بعد ذلك من بيانات، فلا يظهر لك إلا ما يخصك.',
  embeddedTitle: 'التحقق',
  continueTitle: 'متابعة التسجيل',

  country: 'أين نشاطك التجاري مسجل؟',
  countryHelp: 'تغيير البلد يمسح نوع النشاط التجاري.',
  countryPlaceholder: 'اختيار بلد',
  type: 'ما نوع النشاط التجاري؟',
  typeHelp: 'يلزم اختيار البلد أولًا.',
  structure: 'هيكل الشركة',
  structurePlaceholder: 'اختيار هيكل',
  mcc: 'ماذا يبيع متجرك؟',
  mccPlaceholder: 'البحث في السلع والخدمات',
  revenue: 'الإيرادات السنوية',
  revenuePlaceholder: 'اختيار نطاق',
  revenues: {
    less_than_250k: 'أقل من 250 ألف دولار',
    from_250k_to_1m: 'من 250 ألفًا إلى مليون دولار',
    from_1m_to_20m: 'من مليون إلى 20 مليون دولار',
    from_20m_to_100m: 'من 20 إلى 100 مليون دولار',
    more_than_100m: 'أكثر من 100 مليون دولار',
  },
  timeframe: 'متى تكون أول دفعة؟',
  timeframePlaceholder: 'اختيار موعد',
  timeframes: {
    already_live: 'البيع جارٍ بالفعل',
    within_1month: 'خلال شهر',
    from_1_to_3months: 'من شهر إلى 3 أشهر',
    from_3_to_6months: 'من 3 إلى 6 أشهر',
    more_than_6months: 'أكثر من 6 أشهر',
  },
  back: 'رجوع',
  next: 'متابعة',

  door: {
    verified: {
      title: 'تم التحقق من نشاطك التجاري',
      text: 'لا يطلب مزوّد الدفع شيئًا آخر. يمكن هنا تغيير وجهة التحويلات وما يقرؤه العملاء عن نشاطك التجاري.',
    },
    waiting: {
      title: 'بياناتك لدى مزوّد الدفع',
      text: 'ينظر فيها الآن، فلا يمكن تغيير شيء. يُطلب منك ما ينقص إن وُجد.',
    },
    closed: {
      title: 'لم يعد ممكنًا تغيير هذا الحساب',
      text: 'أغلقه مزوّد الدفع. مدفوعاتك وتحويلاتك ونزاعاتك ومستنداتك السابقة تبقى متاحة لك.',
    },
  },
  toOverview: 'عرض النظرة العامة',
  bank: 'تغيير الحساب البنكي',
  business: 'ما يقرؤه العملاء',

  fieldsFailed: 'تعذّر تحميل النموذج',
  finishing: 'جارٍ حفظ بياناتك…',

  aside: 'ما يحدث بعد ذلك',
  events: [
    { id: 'details', icon: 'user', title: 'أنت: بيانات النشاط التجاري', text: 'نحو دقيقتين.' },
    {
      id: 'verification',
      icon: 'shield',
      title: 'أنت: التحقق',
      text: 'المالك والهوية والحساب البنكي، في نموذج لمزوّد الدفع. نحو 8 دقائق.',
    },
    {
      id: 'review',
      icon: 'clock',
      title: 'مزوّد الدفع: المراجعة',
      text: 'غالبًا خلال ساعة، وأحيانًا يومي عمل.',
    },
  ],
  stopTitle: 'يمكنك التوقف في أي وقت',
  stopText: 'تُحفظ الإجابات على هذا الجهاز حتى عودتك.',
};
