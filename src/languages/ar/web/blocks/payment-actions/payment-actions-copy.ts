import { days, hours, minutes } from '#languages/ar/counted.ts';
import { fromLeft, numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { paymentActionsCopy as english } from '#web/blocks/payment-actions/payment-actions-copy.ts';

export const paymentActionsCopy: Words<typeof english> = {
  asked: 'أُرسل للموافقة. لم يُنفَّذ شيء بعد.',
  capture: 'تحصيل',
  cancel: 'إلغاء',
  approve: 'الموافقة على المعاملة',
  block: 'حظر المعاملة',
  refund: 'استرداد',
  noRefund: 'لماذا لا يمكن الاسترداد',
  refundMenu: 'استرداد هذه الدفعة',
  refundInFull: 'استرداد كامل',
  refundInPart: 'استرداد جزئي',

  captureOf: (order) => `تحصيل دفعة الطلب ${numbered(order)}`,
  cancelOf: (order) => `إلغاء دفعة الطلب ${numbered(order)}`,
  approveShort: 'موافقة',
  approveOf: (order) => `الموافقة على دفعة الطلب ${numbered(order)}`,
  blockShort: 'حظر',
  blockOf: (order) => `حظر دفعة الطلب ${numbered(order)}`,

  captured: (order, amount) =>
    `تم تحصيل دفعة الطلب ${numbered(order)}.${amount ? ` المبلغ: ${amount}.` : ''}`,
  canceled: (order, amount) =>
    `تم إلغاء دفعة الطلب ${numbered(order)}.${amount ? ` المبلغ: ${amount}.` : ''}`,
  notCaptured: (order, reason) => `حدث خطأ في تحصيل دفعة الطلب ${numbered(order)}. ${reason}`,
  notCanceled: (order, reason) => `حدث خطأ في إلغاء دفعة الطلب ${numbered(order)}. ${reason}`,

  reasons: {
    missingOrder: 'تعذّر العثور على الطلب.',
    refundedOrder: 'لا يمكن معالجة الدفعة لطلب استُرد مبلغه كليًا أو جزئيًا.',
    mismatch: 'لا يمكن معالجة الدفعة لأنها لا تطابق بيانات الطلب.',
    uncapturable: 'لا يمكن معالجة هذه الدفعة في حالتها الحالية.',
    minimum: (amount) => `أقل مبلغ يمكن معالجته هو ${amount}.`,
    tooSmall: 'مبلغ الدفعة أصغر من أن يُعالَج.',
    captureFailed: 'لم يكتمل تحصيل الدفعة.',
    cancelFailed: 'لم يكتمل إلغاء الدفعة.',
    serverError: 'حدث خطأ غير متوقع. يُرجى إعادة المحاولة لاحقًا.',
    other: 'تعذّرت معالجة الدفعة. يُرجى إعادة المحاولة لاحقًا.',
  },

  authorizationFailed: 'حدث خطأ في جلب التفويض.',
  tryAgain: 'إعادة المحاولة',

  refunded: (payment) => `تم استرداد الدفعة ${numbered(payment)}.`,
  notRefunded: (payment) => `حدث خطأ في استرداد الدفعة ${numbered(payment)}. يُرجى إعادة المحاولة لاحقًا.`,
  refundTitle: (amount) => `استرداد ${amount}؟`,
  refundAction: (amount) => `استرداد ${amount}`,
  refundText: 'تعود الدفعة كاملة إلى العميل. لا يمكن التراجع عن الاسترداد.',
  effects: {
    label: 'أثر هذا الاسترداد',
    loading: 'جارٍ حساب أثر هذا الاسترداد',
    failed: 'تعذّر حساب أثره في رصيدك. المبلغ أعلاه صحيح.',
    customer: 'يستلم العميل',
    cost: 'ينقص من رصيدك',
    feeKept: 'رسوم الدفعة',
    feeKeptNote: 'لا تُعاد',
    balance: 'رصيدك',
    nextPayout: (day) => `التحويل التالي، ${day}`,
    estimate: 'تقدير',
    change: (now, after) => fromLeft(`${now} → ${after}`),
  },
  refundReason: 'السبب (اختياري)',
  refundReasons: {
    duplicate: 'طلب مكرر',
    fraudulent: 'احتيال',
    requested_by_customer: 'بطلب من العميل',
    other: 'سبب آخر',
  },

  cancelTitle: (amount) => `إلغاء هذه الدفعة بمبلغ ${amount}؟`,
  cancelText:
    'لا يُخصم من العميل شيء، ولا يكلفك ذلك شيئًا، وينتهي الحجز على ماله. وعليه أن يدفع من جديد إن أراد الشراء.',
  cancelAction: 'إلغاء الدفعة',
  blockTitle: (amount) => `حظر هذه الدفعة بمبلغ ${amount}؟`,
  blockText: 'لا يُخصم من العميل شيء، ولا يكلفك ذلك شيئًا، ويُدوَّن قرارك مع اسمك.',
  keep: 'الإبقاء عليها',

  waitingTitle: 'بانتظار التحصيل',
  waitingText: (deadline, left) => `يجب تحصيلها في موعد أقصاه ${deadline} (${left}). بعد ذلك ينتهي الحجز.`,
  decideText: (deadline, left) =>
    `القرار مطلوب في موعد أقصاه ${deadline} (${left}). بعد ذلك ينتهي الحجز، ويكون على العميل أن يدفع من جديد.`,
  lapsed: (deadline) => `انتهى الحجز على مال العميل في ${deadline}. لم يعد التحصيل ممكنًا.`,
  heldTitle: 'موقوفة للمراجعة',
  heldText: 'أوقفت قواعد الحماية لديك هذه الدفعة. لا يُخصم من العميل شيء قبل موافقتك.',
  outcomes: {
    label: 'أثر قرارك',
    loading: 'جارٍ حساب أثر قرارك',
    failed: 'تعذّر حساب أثره في رصيدك. يمكنك اتخاذ القرار مع ذلك.',
    capture: 'عند التحصيل: يدفع العميل',
    approve: 'عند الموافقة: يدفع العميل',
    cancel: 'عند الإلغاء: لا يدفع أحد',
    block: 'عند الحظر: لا يدفع أحد',
    fee: 'الرسوم',
    feeNote: 'تقدير، تُعرف بدقة بعد التحصيل',
    notListed: 'تُعرف بعد التحصيل',
    beforeFee: 'تقدير، قبل الرسوم',
    unchanged: 'تقدير، دون تغيير',
    leaves: 'يخرج مع تحويل',
    nothing: 'لا يتحرك شيء',
  },
  rowEffects: (price) =>
    `التحصيل والموافقة يخصمان من العميل مبلغ الصف؛ ومنه تُقتطع الرسوم${price ? `، وهي للبطاقة من ${price}` : ''}. الإلغاء والحظر لا يخصمان من أحد ولا يكلفان شيئًا.`,
  review: {
    title: 'مطلوب مراجعتها',
    why: {
      rule: 'قاعدة لدى مزوّد الدفع تطلب منك النظر في هذه الدفعة.',
      manual: 'أحد العاملين لدى مزوّد الدفع يطلب منك النظر في هذه الدفعة.',
    },
    taken:
      'دفع العميل بالفعل، والموافقة لا تحرّك مالًا: معناها فقط أنك نظرت فيها ووجدتها سليمة. إذا ارتبت فيها فالحل هو الاسترداد.',
    held: 'الموافقة لا تحصّلها: لا يدفع العميل إلا عند تحصيل الدفعة.',
    approve: 'الموافقة بعد المراجعة',
    approved: 'أُغلقت المراجعة. لم يتحرك أي مال.',
    notApproved: (reason) => `تعذّرت الموافقة. ${reason}`,
  },
  unconfirmedTitle: 'لم يؤكدها بنك العميل بعد',
  unconfirmedText:
    'المدفوعات من هذا النوع تستغرق بضعة أيام. حتى ذلك الحين ليس المال في رصيدك، وقد تفشل الدفعة. ليس عليك فعل شيء.',
  firedRules: {
    held: 'القواعد التي أوقفتها',
    blocked: 'القواعد التي حظرتها',
    billTo: 'عنوان الفوترة',
    shipTo: 'عنوان الشحن',
    title: 'أوقفتها قواعد الحماية لديك',
    seeRules: 'عرض قواعد الحماية لديك',
  },
  left: {
    days: (count) => `يتبقى ${days.is(count)}`,
    hours: (count) => `تتبقى ${hours.is(count)}`,
    minutes: (count) => `تتبقى ${minutes.is(count)}`,
  },
  expired: 'انتهت المهلة',
};
