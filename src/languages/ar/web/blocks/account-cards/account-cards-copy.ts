import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/account-cards/account-cards-copy.ts';

export const balanceCopy: Words<typeof english.balanceCopy> = {
  title: 'الرصيد',
  failed: 'حدث خطأ في جلب ملخص التحويلات.',
  total: 'إجمالي الرصيد',
  totalHint: 'عن إجمالي الرصيد',
  totalText: 'كل ما في حسابك: ما يمكن تحويله الآن، وما لم يصبح متاحًا بعد.',
  available: 'الأموال المتاحة',
  availableHint: 'عن الأموال المتاحة',
  availableText: 'ما يمكن تحويله الآن. يخرج مع تحويلك التالي.',
  pending: 'سيصبح متاحًا',
  negativeHint: 'لماذا الرصيد سالب',
  negativeText:
    'كلّفت عمليات الاسترداد والنزاعات أكثر مما جلبته مبيعاتك. المبيعات الجديدة تغطي الفرق قبل تحويل أي مبلغ.',
};

export const instantPayoutCopy: Words<typeof english.instantPayoutCopy> = {
  offerTitle: 'أموالك خلال دقائق',
  offer: (amount) => `يمكنك تحويل ${amount} فورًا، حتى ليلًا وفي عطلة نهاية الأسبوع.`,
  payOut: (amount) => `تحويل ${amount} فورًا`,
  hint: 'عن التحويلات الفورية',
  hintText: (percentage) => `تصل الأموال إلى حسابك البنكي خلال 30 دقيقة. الرسوم ${percentage} من المبلغ.`,

  title: (amount) => `تحويل ${amount} فورًا؟`,
  lead: 'تصل الأموال إلى حسابك البنكي خلال 30 دقيقة.',
  amount: 'الرصيد المتاح للتحويل الفوري',
  fee: (percentage) => `رسوم التحويل الفوري (${percentage})`,
  feeUntold: 'رسوم التحويل الفوري: يعلنها البنك لاحقًا',
  hintUntold: 'تصل الأموال إلى حسابك البنكي خلال 30 دقيقة. يعلن البنك رسومه بعد ذلك.',
  net: 'صافي مبلغ التحويل',
  learnMore: 'معرفة المزيد',
  cancel: 'إلغاء',
  confirm: (amount) => `تحويل ${amount}`,
  failed: 'حدث خطأ في إنشاء التحويل الفوري.',
  unchanged: 'لم يتغير شيء.',
  inTransit: (amount) => `تحويل فوري بمبلغ ${amount} في الطريق.`,
  viewDetails: 'عرض التفاصيل',
};

export const payoutsCardCopy: Words<typeof english.payoutsCardCopy> = {
  title: 'التحويلات',
  schedule: (words) => `تلقائي، ${words}.`,
  forecastNote: 'تقديرات مبنية على ما هو قيد الانتظار وعلى جدولك. قد تغيّرها عمليات الاسترداد والنزاعات.',
  dates: 'تواريخ التحويلات',
  estimate: 'تقدير',
  leaves: (day) => `يخرج ${day}`,
  left: (day) => `خرج ${day}`,
  arrives: (day) => `يصل ${day}`,
  arrived: (day) => `وصل ${day}`,
  cameBack: 'عاد من البنك',
  planned: (day) => `مقرر ${day}`,
  neverLeft: 'أُلغي قبل خروجه',
  history: 'عرض سجل التحويلات كاملًا',
  changeSchedule: 'تغيير جدول التحويلات',
  updateBank: 'تحديث البيانات البنكية',
  learnMore: 'معرفة المزيد',
};

export const nextPayoutCopy: Words<typeof english.nextPayoutCopy> = {
  prepared: 'قيد التجهيز، يخرج قريبًا',
  estimate: (day) => `يخرج ${day}، تقديرًا`,
  none: 'لا شيء مقرر',
  available: (amount) => `المتاح ${amount}.`,
};

export const noPayoutCopy: Words<typeof english.noPayoutCopy> = {
  nothing: 'لا شيء لتحويله بعد',
  held: 'أوقف مزوّد الدفع تحويلاتك.',
  waiting_period: 'أول تحويل لك محتجز من 7 إلى 14 يومًا.',
  bank_errored: 'التحويلات بانتظار بيانات بنكية جديدة.',
  no_bank: 'لا يوجد حساب بنكي لهذه العملة.',
  negative: 'رصيدك سالب.',
  manual: 'جدولك يدوي: لا يخرج شيء تلقائيًا.',
  below_minimum: 'هذا أقل من الحد الأدنى لتحويل مجدول.',
};

export const payoutNoticeCopy: Words<typeof english.payoutNoticeCopy> = {
  suspended: {
    title: 'تحويلاتك معلّقة مؤقتًا',
    text: 'رصيدك يبقى لك.',
  },
  waits_for_details: {
    title: 'التحويلات تنتظر بياناتك',
    text: 'رصيدك يبقى لك.',
  },
  account_rejected: {
    title: 'توقفت التحويلات',
    text: 'يحتفظ مزوّد الدفع بما تبقّى من المال لعمليات الاسترداد والنزاعات، ويقرّر متى يُحوَّل الباقي.',
  },
  transit: {
    title: 'يستغرق التحويل من يوم إلى 3\u00a0أيام عمل',
    text: 'موعد ظهور التحويل الذي خرج في حسابك يعتمد على بنكك.',
  },
  waiting_period: {
    title: 'أول تحويل لك محتجز من 7 إلى 14 يومًا',
    text: 'هذا معتاد في الحسابات الجديدة. بعد ذلك تتبع التحويلات جدولك.',
  },
  no_funds: {
    title: 'لا توجد أموال متاحة بعد',
    text: 'مدفوعاتك ما زالت قيد الانتظار. تصبح متاحة خلال أيام قليلة، وتخرج مع التحويل الذي يلي ذلك.',
  },
  negative_balance: {
    title: 'رصيدك سالب',
    text: 'التحويلات بانتظار أن تغطي المبيعات الجديدة الفرق. فإن لم تغطه، قد يُسحب من حسابك البنكي.',
  },
  bank_errored: {
    title: 'تحويلاتك متوقفة مؤقتًا',
    text: 'التحويلات متوقفة حاليًا لأن تحويلًا حديثًا فشل. يُرجى تحديث بيانات حسابك البنكي.',
  },
  below_minimum: (minimum) => ({
    title: 'تحويلاتك متوقفة مؤقتًا',
    text: `المتاح أقل من ${minimum}، وهو الحد الأدنى لتحويل مجدول. يخرج التحويل متى زاد المتاح على ذلك.`,
  }),
};

export const accountCardCopy: Words<typeof english.accountCardCopy> = {
  title: 'بيانات الحساب',
  payments: 'المدفوعات',
  payouts: 'التحويلات',
  failed: 'حدث خطأ في تحديد حالة الربط.',
  failedText: 'يمكن إعادة تحميل الصفحة للمحاولة من جديد. سجل مدفوعاتك يبقى متاحًا في الأثناء.',
  pendingHint: 'لماذا الحساب قيد الانتظار',
  pendingText: 'مزوّد الدفع يراجع بياناتك. ليس عليك فعل شيء حتى ينتهي.',
  edit: 'تعديل البيانات',
  learnMore: 'ما تعنيه الحالات',
};
