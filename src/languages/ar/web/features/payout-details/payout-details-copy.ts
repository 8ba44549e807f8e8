import { transactions } from '#languages/ar/counted.ts';
import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#languages/ar/domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payout-details/payout-details-copy.ts';

export const payoutDetailsCopy: Words<typeof english.payoutDetailsCopy> = {
  title: 'تفاصيل التحويل',
  titleOf: (type, day) => `${type}، ${day}`,
  notFound: 'تعذّر العثور على التحويل المطلوب.',
  notFoundText: 'ربما كان العنوان غير مكتمل، أو كان التحويل يخص حسابًا آخر.',
  failedRead: 'حدث خطأ في جلب التحويل.',
  back: 'العودة إلى التحويلات',

  summary: 'الملخص',
  failureReason: 'سبب الفشل: ',
  laterPayout: 'عرض ذلك التحويل',
  payoutFailure: {
    title: 'فشل هذا التحويل',
    mended: (day) => `أعاد بنكك المال. هو الآن ضمن تحويل ${day}؛ وليس عليك فعل شيء.`,
    text: 'أعاد بنكك المال. عاد إلى رصيدك ويخرج مع تحويل لاحق؛ وإذا كان الحساب هو السبب، فيجب تغيير البيانات البنكية أولًا.',
  },
  withdrawalFailure: {
    title: 'فشل هذا السحب',
    mended: (day) => `لم يدفع بنكك. المبلغ الآن ضمن تحويل ${day}؛ وليس عليك فعل شيء.`,
    text: 'لم يدفع بنكك، فنقص رصيدك من جديد: تغطّي الفرق مبيعات جديدة، أو يُسحب مرة أخرى. وإذا كان الحساب هو السبب، فيجب تغيير البيانات البنكية أولًا.',
  },
  updateBank: 'تحديث البيانات البنكية',

  details: 'التفاصيل',
  bankAccount: 'الحساب البنكي',
  noBank: 'غير متاح',
  reference: 'المعرّف المرجعي للبنك',
  referenceWhat: 'المعرّف المرجعي للبنك',
  noReference: 'غير متاح',
  type: 'النوع',
  kinds: { automatic: 'تلقائي', instant: 'فوري', manual: 'يدوي' },
  fee: 'رسوم التحويل الفوري',
  feeOf: (percentage) => `(${percentage})`,
  feeReturned: 'أُعيدت مع التحويل',
  payoutId: 'معرّف التحويل',
  payoutIdWhat: 'معرّف التحويل',

  instantMessage: 'لا يمكننا عرض سجل المعاملات للتحويلات الفورية',
  learnMore: 'معرفة المزيد',
};

export const stationsCopy: Words<typeof english.stationsCopy> = {
  label: 'أين هو الآن',
  prepared: 'جُهّز',
  made: 'أُرسل',
  inTransit: 'في الطريق',
  inTransitText: 'لدى البنك',
  arrived: 'وصل',
  collected: 'سُحب',
  expected: (day) => `متوقع ${day}`,
  failed: 'فشل',
  canceled: 'أُلغي',
  instantLead: {
    pending: (moment) => `متوقع في حسابك بحلول ${moment}.`,
    in_transit: (moment) => `متوقع في حسابك بحلول ${moment}.`,
    paid: (moment) => `في حسابك منذ ${moment}.`,
  },
  withdrawalLead: {
    pending: (day) => `يُسحب من حسابك بحلول ${day}.`,
    in_transit: (day) => `يُسحب من حسابك بحلول ${day}.`,
    paid: (day) => `سُحب من حسابك في ${day}.`,
    failed: 'لم يدفع البنك. نقص رصيدك من جديد.',
    canceled: 'أُلغي هذا السحب قبل تحصيله.',
  },
  lead: {
    pending: (day) => `يخرج قريبًا، ومتوقع في حسابك بحلول ${day}.`,
    in_transit: (day) => `متوقع في حسابك بحلول ${day}. بعض البنوك تحتاج إلى يوم إضافي.`,
    paid: (day) => `في حسابك منذ ${day}.`,
    failed: 'أعاد البنك هذا التحويل. لم يُفقد شيء.',
    canceled: 'أُلغي هذا التحويل قبل خروجه. لم يُفقد شيء.',
  },
};

export const proofCopy: Words<typeof english.proofCopy> = {
  title: 'إثبات التحويل',
  checked: (rows, when) => `${rows}، فُحص ${when}`,
  rows: (count, words) => transactions.is(count, words),
  failed: 'تعذّرت قراءة إثبات هذا التحويل.',
  madeOf: 'مم يتكوّن',
  rowsColumn: 'الصفوف',
  amountColumn: 'المبلغ',
  lines: PROOF_LINE_WORDS,
  total: PROOF_END_WORDS.total,
  sent: PROOF_END_WORDS.sent,
  taken: PROOF_END_WORDS.taken,
  booked: PROOF_END_WORDS.booked,
  unexplained: (amount) => `غير مفسَّر: ${amount}`,
  toTheCent: 'حتى آخر سنت',
  exactly: 'تمامًا',
  off: (amount) => `يختلف هذا التحويل عن أسطره بمقدار ${amount}.`,
  offText: 'ربما كانت الحركات التي وراءه في الطريق إلى هنا. إذا بقي الفرق، فيُرجى إبلاغ الدعم بمعرّف التحويل.',
  allocation: 'توزيعنا',
  allocationText:
    'لا يذكر مزوّد الدفع المعاملات التي أخذها التحويل الفوري. نحن نحسب أقدم الأموال التي كانت متاحة له، ونصرّح بذلك.',
  returned: 'لم يصل مال إلى مصرفك مع هذا التحويل، ولم يعد يحتجز أيًا من معاملاتك.',
  hadTaken: 'المعاملات التي كان قد أخذها',
  leftWith: (day) => `خرجت مع تحويل ${day}`,
  waitsForNext: 'تخرج مع تحويل لاحق.',
  foot: 'كل سطر يفتح صفوفه.',
  download: 'تنزيل الإثبات',
  paper: 'الإثبات بصيغة PDF',
  file: {
    heads: ['معرّف التحويل', 'المعرّف المرجعي للبنك', 'السطر', 'الصفوف', 'المبلغ', 'العملة'],
    unexplained: PROOF_END_WORDS.unexplained,
    name: (payout) => `payout-proof-${payout}.csv`,
  },
  carriedFrom: (day) => `من تحويل ${day}`,
};

export const payoutTransactionsCopy: Words<typeof english.payoutTransactionsCopy> = {
  name: 'معاملات هذا التحويل',
  things: (count) => transactions.thing(count),
  failed: 'حدث خطأ في جلب المعاملات.',
  empty: {
    icon: 'card',
    title: 'لا معاملات في هذا التحويل',
    text: 'التحويل الذي فشل أو أُلغي يعيد معاملاته؛ وتخرج مع تحويل لاحق.',
  },
};

export const atBankCopy: Words<typeof english.atBankCopy> = {
  title: 'في بنكك',
  toMatch: 'المطابقة',
};
