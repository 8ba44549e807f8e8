import { apart, fromLeft } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { timelineCopy as english } from '#web/features/payment-details/timeline-copy.ts';

export const timelineCopy: Words<typeof english> = {
  statusChanged: (to) => `تغيرت حالة الدفعة إلى: ${to}`,
  statuses: {
    started: 'بدأت',
    authorized: 'مفوَّضة',
    authorization_voided: 'أُلغي التفويض',
    authorization_expired: 'انتهى التفويض',
    paid: 'مدفوعة',
    partial_refund: 'مستردة جزئيًا',
    refunded: 'مستردة',
    failed: 'فشلت',
    disputed_needs_response: 'نزاع: مطلوب الرد',
    disputed_in_review: 'نزاع: قيد المراجعة',
    disputed_won: 'نزاع: كسبته',
    disputed_lost: 'نزاع: خسرته',
  },

  wasAdded: (amount, payout) => `أُضيف ${amount} إلى ${payout}`,
  wasDeducted: (amount, payout) => `خُصم ${amount} من ${payout}`,
  payoutOf: (day) => `تحويل ${day}`,
  willBeAdded: (amount) => `سيُضاف ${amount} إلى تحويل قادم`,
  willBeDeducted: (amount) => `سيُخصم ${amount} من تحويل قادم`,

  authorized: (amount) => `تم تفويض دفعة بمبلغ ${amount}`,
  voided: (amount) => `أُلغي تفويض بمبلغ ${amount}`,
  expired: (amount) => `انتهى تفويض بمبلغ ${amount}`,
  charged: (amount) => `خُصمت دفعة بمبلغ ${amount} من العميل`,
  refunded: (amount) => `تم استرداد دفعة بمبلغ ${amount}`,
  failed: (amount, reason) => `فشلت دفعة بمبلغ ${amount}: ${reason}.`,
  refundFailed: {
    expired_or_canceled_card: (amount) =>
      `فشل استرداد ${amount}: بطاقة العميل منتهية أو ملغاة. عاد المال إلى رصيدك.`,
    lost_or_stolen_card: (amount) =>
      `فشل استرداد ${amount}: بطاقة العميل مفقودة أو مسروقة. عاد المال إلى رصيدك.`,
    unknown: (amount) => `فشل استرداد ${amount}: لم يذكر بنك العميل سببًا. عاد المال إلى رصيدك.`,
  },
  arn: (number) => `الرقم المرجعي للبنك المستحوذ (ARN): ${number}`,
  onItsWay: 'في الطريق: لم يؤكده بنك العميل بعد.',
  waitsFor: {
    insufficient_funds: 'لم يخرج بعد: رصيدك لا يغطيه. يخرج تلقائيًا متى غطّاه.',
    charge_pending: 'لم يخرج بعد: الدفعة نفسها لم تصل.',
    requires_action: 'لم يخرج بعد: سُئل العميل بالبريد عن الحساب الذي يُرسَل إليه، ولم يجب.',
  },

  noFundsWithdrawn: 'لم تُسحب أي أموال بعد.',
  disputedAs: (reason) => `نزاع على الدفعة، السبب: ${reason}`,
  disputed: 'نزاع على الدفعة',
  evidenceSubmitted: 'أُرسلت أدلتك إلى البنك',
  evidenceHandedIn: 'سُلّمت مسودتك إلى البنك نيابة عنك، لأن مهلة الرد كادت تنتهي',
  disputeWon: 'قرر البنك لصالحك',
  disputeLost: 'قرر البنك لصالح العميل',
  inquiryClosed: 'أُغلق الاستفسار دون نزاع',
  chargeRefunded: 'تم استرداد الدفعة بينما كان البنك يسأل عنها',
  disputedAmount: 'المبلغ المتنازع عليه',
  disputeFee: 'رسوم النزاع',
  reversal: 'المبلغ المعاد',
  feeRefund: 'الرسوم المعادة',

  loanRepayment: (amount) => `اقتُطع ${amount} من تحويلك لسداد قرض`,
  loan: 'عرض كل دفعات سداد هذا القرض',

  approvedBy: (who) => `الموافقة من ${apart(who)}`,
  blockedBy: (who) => `الحظر من ${apart(who)}`,
  aProgram: 'برنامج بمفتاح API',
  heldForReview: 'فحصت عوامل تصفية الاحتيال لديك هذه الدفعة وأوقفتها للمراجعة',
  blockedByRules: 'فحصت عوامل تصفية الاحتيال لديك هذه الدفعة وحظرتها',
  outcomes: { review: 'مراجعة', block: 'حظر' },
  rule: (rule, outcome) => `${rule}: ${outcome}`,

  exchange: (from, rate, to) => fromLeft(`1 ${from} → ${rate} ${to}`),
  fee: 'الرسوم',
  withTerms: (name, terms) => `${name} (${terms})`,
  plus: (percentage, fixed) => `${percentage} + ${fixed}`,
  cappedAt: (amount) => `بحد أقصى ${amount}`,
  variableFee: 'رسوم متغيرة',
  fixedFee: 'رسوم ثابتة',
  net: 'صافي التحويل',
  labelled: (label, value) => `${apart(label)}: ${apart(value)}`,
};
