import { days } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import { disputeEndsCopy } from '#languages/ar/web/blocks/dispute-panel/dispute-ends-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputePanelCopy as english } from '#web/blocks/dispute-panel/dispute-panel-copy.ts';

export const disputePanelCopy: Words<typeof english> = {
  ...disputeEndsCopy,
  loading: 'جارٍ تحميل النزاع',
  failed: 'حدث خطأ في جلب النزاع.',
  titleOf: (isInquiry, amount) => (isInquiry ? `استفسار عن ${amount}` : `نزاع على ${amount}`),
  notice: (isInquiry) =>
    isInquiry
      ? 'بنك العميل يسأل عن هذه الدفعة. المال ما زال لك.'
      : 'سحب بنك العميل المال إلى أن يُبَتّ في النزاع.',
  begun: {
    saved: 'لديك مسودة من أدلتك. ما حفظته يُرسَل من تلقاء نفسه عند انتهاء مهلة الرد.',
    planned:
      'بدأت إعداد أدلتك. هي محفوظة هنا ولم تصل إلى البنك بعد: تُسلَّم نيابة عنك في الساعة الأخيرة قبل الموعد النهائي.',
    too_little:
      'بدأت إعداد أدلتك. هي محفوظة هنا، وأقل من أن تُسلَّم نيابة عنك: لا تصل إلى البنك إلا إذا حفظتها لوقت لاحق أو أرسلتها.',
    switched_off: 'بدأت إعداد أدلتك. هي محفوظة هنا: لا تصل إلى البنك إلا إذا حفظتها لوقت لاحق أو أرسلتها.',
    saved_before:
      'ما حفظته لوقت لاحق يذهب إلى البنك من تلقاء نفسه. أما ما غيّرته بعد ذلك فمحفوظ هنا: لا يصل إلى البنك إلا إذا حفظته لوقت لاحق أيضًا أو أرسلته.',
  },
  providerSays: {
    compelling_evidence:
      'قد تنطبق قواعد Compelling Evidence 3.0 من Visa: إذا طابقت مدفوعات سابقة للعميل نفسه هذه الدفعة، تعود المطالبة إلى بنكه. هذا النموذج متاح لدى مزوّد الدفع فقط.',
    compliance_fee:
      'هذا نزاع امتثال: تأخذ شبكة البطاقات رسومًا إضافية عند الاعتراض عليه، ولا تعيدها إلا إذا كسبته. قبل إرسال الأدلة يجب الإقرار بهذه الرسوم لدى مزوّد الدفع.',
    mayAnswer: 'قد يرد مزوّد الدفع على هذا النزاع بنفسه إن لم يصل منك رد. ما يُرسَل من هنا له الأولوية.',
    answered: 'رد مزوّد الدفع على هذا النزاع نيابة عنك.',
  },
  more: 'ما يمكنك فعله، وأثره في رصيدك',

  facts: {
    amount: 'مبلغ النزاع',
    disputedOn: 'تاريخ النزاع',
    reason: 'السبب',
    reasonMeans: (reason) => `معنى «${reason}»`,
    respondBy: 'آخر موعد للرد',
  },
  worth: 'هل يستحق الاعتراض؟',
  atStake: (amount, fee, time) => `المعرّض للخسارة ${amount} ورسوم قدرها ${fee}. ${time}`,
  inquiryStake: (amount) =>
    `لم يُسحب أي مال بعد. إذا حوّله البنك إلى نزاع، فالمعرّض للخسارة ${amount} ورسوم النزاع.`,
  time: (count) =>
    count < 0 ? 'انتهت مهلة الرد.' : count === 0 ? 'اليوم آخر يوم للرد.' : `أمامك ${days.is(count)} للرد.`,

  stepsTitle: 'ما يمكنك فعله',
  emailTitle: 'مراسلة العميل.',
  emailText: 'كثيرًا ما يحسم الأمرَ ردٌّ واضح.',
  emailLink: 'فتح الرسالة التي أعددناها',
  noEmailText: 'ليس لدينا بريد إلكتروني لهذا العميل. يمكن استخدام بيانات التواصل في الطلب.',
  withdrawTitle: 'مساعدة العميل على سحب النزاع.',
  withdrawText: 'إن وافق، يُطلب منه إبلاغ بنكه وإرسال تأكيد البنك إليك.',
  withdrawLink: 'كيف يُسحب النزاع',
  withdrawHintLabel: 'كم يستغرق السحب',
  withdrawHint:
    'عادةً يصبح النزاع نهائيًا بعد نحو 75 يومًا من سحبه. حتى ذلك الحين يجب إرسال الأدلة أيضًا، وإلا فقد ينتهي بخسارتك.',
  decideTitle: 'الاعتراض عليه أو قبوله',
  decideBy: (by, zone) => `في موعد أقصاه ${apart(by)}، ${zone}.`,
  challengeHintLabel: 'ما يعنيه الاعتراض',
  challengeHint:
    'تُرسَل أدلتك، وبنك العميل هو من يقرر. قد يستغرق ذلك 60 يومًا أو أكثر. إذا كسبت النزاع يعود المبلغ والرسوم.',
  acceptHintLabel: 'ما يعنيه القبول',
  acceptHint: 'ينتهي النزاع بخسارتك نهائيًا. يبقى المال للعميل، ولا تُعاد الرسوم.',
  answerTitle: 'إرسال الأدلة أو إجراء استرداد',
  answerBy: (by, zone) => `في موعد أقصاه ${apart(by)}، ${zone}.`,
  answerHintLabel: 'ما يؤول إليه الاستفسار',
  answerHint: 'الاسترداد يُنهي الاستفسار دون رسوم. من دون رد قد يحوّله البنك إلى نزاع له رسوم.',

  issuerTitle: 'ما أرسله البنك',
  issuerKinds: {
    retrieval: 'سؤال البنك',
    chargeback: 'مطالبة البنك',
    response: 'رد البنك',
  },
  issuerFile: (number) => `الملف ${number}`,
  fileFailed: 'حدث خطأ في جلب الملف.',
  downloadFailed: 'حدث خطأ في تنزيل الملف',

  challenge: 'الاعتراض على النزاع',
  submitEvidence: 'إرسال الأدلة',
  continue: 'متابعة الاعتراض',
  howItWorks: (isInquiry) => (isInquiry ? 'كيف تسير الاستفسارات' : 'كيف تسير النزاعات'),

  accept: 'قبول النزاع',
  acceptQuestion: 'قبول النزاع؟',
  acceptText: (amount, fee) =>
    fee === undefined
      ? `بذلك ينتهي النزاع بخسارتك نهائيًا، ويبقى ${amount} للعميل. لا يمكن التراجع عن هذا.`
      : `بذلك ينتهي النزاع بخسارتك نهائيًا. يبقى ${amount} للعميل، ولا تُعاد الرسوم وقدرها ${fee}. لا يمكن التراجع عن هذا.`,
  refund: 'إجراء استرداد',
  refundQuestion: 'إجراء استرداد؟',
  refundText: 'الاسترداد يُنهي الاستفسار، ولا تُستحق رسوم نزاع. يُجرى من صفحة الطلب، حيث يظهر أيضًا ما اشتُري.',
  refundAction: 'عرض الطلب لإجراء الاسترداد',
  orderNotFound: 'تعذّر عرض الطلب. الطلب غير موجود.',

  viewEvidence: 'عرض الأدلة المرسلة',
  unknownDate: '-',
  underReview: (submitted) =>
    `أرسلت الأدلة في ${submitted}. بنك العميل يراجعها، وقد يستغرق ذلك 60 يومًا أو أكثر. ليس عليك فعل شيء حتى يقرر.`,
  handedIn: (submitted) =>
    `لم يرسل أحد أدلتك، فسُلّمت نيابة عنك في ${submitted}. بنك العميل يراجعها، وقد يستغرق ذلك 60 يومًا أو أكثر. ليس عليك فعل شيء حتى يقرر.`,
  inquiryUnderReview: (submitted) =>
    `أرسلت الأدلة في ${submitted}. بنك العميل يراجع هذا الاستفسار، وقد يستغرق ذلك 120 يومًا أو أكثر. ليس عليك فعل شيء حتى يقرر.`,
  won: (closed, amount, fee) =>
    fee === undefined
      ? `خبر سار: كسبت هذا النزاع في ${closed}. أُعيد المبلغ المتنازع عليه ${amount} إلى رصيدك.`
      : `خبر سار: كسبت هذا النزاع في ${closed}. أُعيد المبلغ المتنازع عليه ${amount} والرسوم وقدرها ${fee} إلى رصيدك.`,
  lost: {
    no_response: (closed, money) => `خسرت هذا النزاع في ${closed} لأن أحدًا لم يرد في الوقت المحدد. ${money}`,
    accepted: (closed, money) => `قبلت هذا النزاع في ${closed}، فخسرته. ${money}`,
    evidence: (closed, money) =>
      `خسرت هذا النزاع في ${closed}: راجع بنك العميل أدلتك وقرر لصالح العميل. ${money}`,
  },
  lostMoney: (amount, fee) =>
    fee === undefined ? `خُصم ${amount} من رصيدك.` : `خُصم ${amount} والرسوم وقدرها ${fee} من رصيدك.`,
  inquiryClosed: (closed) => `أُغلق هذا الاستفسار في ${closed}. لم يصبح نزاعًا، ولم يُسحب أي مال.`,

  money: {
    title: 'أثره في رصيدك',
    taken: 'المبلغ المتنازع عليه',
    fee: 'رسوم النزاع',
    feeNote: 'تُعاد إذا كسبت',
    returned: 'المبلغ المعاد',
    feeReturned: 'الرسوم المعادة',
    total: 'في رصيدك',
  },
};
