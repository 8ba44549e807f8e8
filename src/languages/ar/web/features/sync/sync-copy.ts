import { days, hours, minutes, seconds, times } from '#languages/ar/counted.ts';
import { figure, fromLeft, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { syncCopy as english } from '#web/features/sync/sync-copy.ts';

export const syncCopy: Words<typeof english> = {
  title: 'المزامنة',
  lead: 'ما فعله مزوّد الدفع، وإلى أين تابعه هذا المتجر. ما فات من مستجدات يُعثر عليه ويُجلب تلقائيًا.',
  failed: 'تعذّرت قراءة حالة المزامنة.',
  standing: {
    current: 'محدَّث',
    checking: 'جارٍ الفحص',
    trouble: 'متعثّر',
    behind: 'جارٍ التحديث',
    drifted: 'وُجدت فروق',
    attention: 'يحتاج إليك',
  },

  checkNow: 'الفحص الآن',
  checkAsked: 'جارٍ مقارنة كل شيء بما لدى مزوّد الدفع. تُصحَّح الفروق.',
  checkFailed: (reason) => `تعذّر بدء الفحص. ${reason}`,

  lastEvent: 'آخر المستجدات',
  noEvent: 'لا شيء بعد',
  waiting: 'بانتظار التطبيق',
  nothingWaiting: 'لا شيء متأخر.',
  waitingSince: (ago) => `وصل أقدمها ${ago}.`,
  lastPolled: 'آخر بحث عما فات',
  notPolled: 'ليس بعد',
  polledEvery: 'مرة كل دقيقة.',
  underWay: 'عمليات مالية جارية',
  underWayNote: 'أُرسلت وتنتظر الرد.',
  noneUnderWay: 'كل عملية وصل ردها.',
  replica: 'نسخة التقارير',
  replicaAway: 'لا تجيب',
  replicaNote: 'تُقرأ منها الملفات والإثباتات والتقارير. وإن تأخرت أو غابت تُسأل قاعدة البيانات نفسها.',

  checkTitle: 'آخر مقارنة كاملة',
  checkNone: 'لم تُجرَ مقارنة بعد',
  checkNoneText: 'المقارنة تقرأ كل ما لدى مزوّد الدفع وتصحح ما يختلف هنا.',
  checkRunning: 'جارٍ المقارنة الآن',
  checkRunningText: (ago) => `بدأت ${ago}. يمكنك مغادرة هذه الصفحة؛ ستكون النتيجة هنا.`,
  checkBroken: 'لم تكتمل آخر مقارنة',
  checkBrokenText: 'الأرجح أن الخادم أُوقف في الأثناء. لم يُفقد شيء؛ ويمكن بدء مقارنة أخرى.',
  checkClean: 'كل شيء متطابق',
  checkCleanText: (compared, ago) => `عدد السجلات التي قورنت ${ago}: ${compared}.`,
  checkRepaired: (count, shown) => (count === 1 ? 'صُحّح فرق واحد' : `الفروق المصحَّحة: ${shown}`),
  checkUnexplained: (count, shown) =>
    count === 1 ? 'سجل واحد لا يعرفه مزوّد الدفع' : `سجلات لا يعرفها مزوّد الدفع: ${shown}`,
  checkUnexplainedText:
    'هي موجودة هنا وليست هناك. لا يقرر برنامج أن مالًا لم يكن موجودًا، لذلك تُركت كما هي. يحسن سؤال مزوّد الدفع عنها.',
  compared: 'قورن',
  missing: 'ناقص هنا',
  different: 'مختلف هنا',
  unexplained: 'موجود هنا فقط',
  repaired: 'صُحّح',
  finished: 'انتهت',
  examples: 'ما عُثر عليه',
  exampleColumns: { what: 'الفرق', kind: 'السجل', id: 'المعرّف' },
  what: {
    missing: 'كان ناقصًا هنا',
    different: 'كان مختلفًا هنا',
    unexplained: 'موجود هنا فقط',
  },
  kinds: {
    account: 'حساب',
    payout: 'تحويل',
    payment_intent: 'دفعة',
    charge: 'عملية خصم',
    refund: 'استرداد',
    dispute: 'نزاع',
    transaction: 'حركة رصيد',
    event: 'إشعار وارد',
    store_product: 'منتج في متجرك',
    store_customer: 'عميل في متجرك',
    store_order: 'طلب في متجرك',
    store_subscription: 'اشتراك في متجرك',
  },
  id: 'المعرّف',

  attentionTitle: 'عمليات مالية لم يؤكدها أحد',
  attentionText:
    'لم يرد مزوّد الدفع قط، ولم يعرف عنها شيئًا بعد ذلك. يلزم التحقق لديه مما إذا حدثت. إن لم تحدث فيُذكر ذلك هنا: عندها يمكن طلبها من جديد.',
  attentionNotice: (count) =>
    plural(count, {
      zero: 'لا عمليات مالية غير مؤكدة',
      one: 'عملية مالية واحدة لم تتأكد قط',
      two: 'عمليتان ماليتان لم تتأكدا قط',
      few: `${figure(count)} عمليات مالية لم تتأكد قط`,
      many: `${figure(count)} عملية مالية لم تتأكد قط`,
      other: `${figure(count)} عملية مالية لم تتأكد قط`,
    }),
  attentionShow: 'معرفة ما يلزم',
  attentionFailed: 'تعذّرت قراءة العمليات غير المؤكدة.',
  attentionEmpty: 'لا شيء يحتاج إليك',
  attentionEmptyText: 'العملية التي لا يؤكدها مزوّد الدفع أبدًا تظهر هنا، مع ما يلزم فعله.',
  operationColumns: {
    kind: 'العملية',
    subject: 'تخص',
    asked: 'وقت الطلب',
    by: 'من',
    attempts: 'المحاولات',
    actions: 'الإجراءات',
  },
  operations: {
    refund_charge: 'استرداد',
    capture_payment: 'تحصيل',
    cancel_payment: 'إلغاء تفويض',
    accept_dispute: 'قبول نزاع',
    answer_dispute: 'الرد على نزاع',
    pay_out_instantly: 'تحويل فوري',
    pay_order: 'دفع طلب',
  },
  dismiss: 'لم يحدث',
  dismissName: (action, subject) => `إفادة بأن هذا لم يحدث: ${action} ${subject}`,
  dismissTitle: 'هل تحققت لدى مزوّد الدفع؟',
  dismissText:
    'لا يصح تأكيد ذلك إلا إذا رأيت هناك أنه لم يحدث. يُدوَّن اسمك معه، وبعدها يمكن طلب العملية نفسها من جديد. فإن كانت قد حدثت مع ذلك، فطلبها من جديد ينفذها مرتين.',
  dismissAction: 'لم يحدث',
  dismissed: 'دُوّن ذلك. يمكن طلب العملية من جديد.',

  fillTitle: 'النسخة الأولى من السجل',
  fillRunning: (kind, count) => `${kind}: ${count} حتى الآن.`,
  fillRate: (rate) => `${rate} في الثانية.`,
  fillLeft: (remaining) => {
    if (remaining < 60) return 'يتبقى أقل من دقيقة.';
    return remaining < 5400
      ? `الوقت المتبقي نحو ${minutes.of(Math.round(remaining / 60))}.`
      : `الوقت المتبقي نحو ${hours.of(Math.round(remaining / 3600))}.`;
  },
  restarted: (at, reason) => `أُعيد تشغيل الخادم في ${at}، والسبب: ${reason}.`,
  restartReasons: {
    error: 'خطأ أنهاه',
    database_ended: 'توقف قاعدة بياناته',
    out_of_memory: 'نفاد الذاكرة',
    killed: 'إنهاؤه من الخارج',
  },
  restartReasonOther: 'انتهاؤه تلقائيًا',
  restartedText: (count) =>
    [
      'لم يُفقد شيء: ما كان جاريًا يُستأنف. في سجل الخادم تفاصيل أكثر.',
      ...(count > 1 ? [`حدث هذا ${times.of(count)} في آخر 7 أيام.`] : []),
    ].join(' '),
  setup: 'الإعداد والصلاحيات',

  setAside: 'مُنحّى جانبًا',
  setAsideText: (total, shown) =>
    `${total === 1 ? 'سجل واحد لدى مزوّد الدفع تعذّر حفظه هنا.' : `سجلات لدى مزوّد الدفع تعذّر حفظها هنا: ${shown}.`} حُفظ كل ما عدا ذلك. تُعاد المحاولة مع كل سجل عندما يتغير وعند كل مقارنة، ويخرج من هذه القائمة متى أمكن حفظه.`,
  setAsideColumns: { kind: 'السجل', id: 'المعرّف', reason: 'السبب', since: 'منذ' },

  passing: [
    ...['provider_unavailable', 'provider_rate_limited', 'provider_answer_broken'],
    ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
  ],
  problemSetup: 'عرض الإعداد',
  problemTitles: {
    event_signature_invalid: 'رُفض إشعار وارد: لم يوقَّع بسرّنا',
    store_signature_invalid: 'رُفض إشعار وارد من متجرك: لم يوقَّع بسرّنا',
    event_clock_off: 'رُفض إشعار وارد: وقت توقيعه لا يطابق وقتنا',
    event_malformed: 'تعذّرت قراءة إشعار وارد فنُحّي جانبًا',
    event_of_other_mode: 'تُركت إشعارات من الوضع الآخر: لا يختلط الاختبار بالحقيقي أبدًا',
    event_of_other_account: 'تُركت إشعارات تخص حسابًا آخر',
  },
  problemWhen: (where, count, shown, since, last) =>
    count === 1 ? `${where}، ${last}.` : `${where}: عدد المرات ${shown} منذ ${since}، وآخرها ${last}.`,
  sources: {
    deliveries: 'عند ورود إشعار',
    news: 'عند البحث عن مستجدات',
    late_news: 'عند البحث عن مستجدات متأخرة',
    history: 'عند نسخ السجل',
    comparison: 'عند مقارنة كل شيء',
    store_copy: 'عند نسخ متجرك',
    store_news: 'عند قراءة ما تغيّر في متجرك',
    store_comparison: 'عند مقارنة طلبات متجرك',
    store_webhooks: 'عند طلب إبلاغنا بما يتغير في متجرك',
    store_writes: 'عند إبلاغ متجرك باسترداد أو ملاحظة أو طلب مكتمل',
  },
  sourceRecord: (kind) => `عند القراءة من جديد: ${kind}`,
  advice: {
    provider_key_refused:
      'أُبطل المفتاح أو هو خاطئ. يلزم إنشاء مفتاح جديد لدى مزوّد الدفع ووضعه في STRIPE_SECRET_KEY وإعادة تشغيل الخادم. لا يضيع شيء: ما حدث في الأثناء يُجلب.',
    provider_permission_missing:
      'لا يُسمح للمفتاح بهذا. تُمنح له الصلاحية الناقصة لدى مزوّد الدفع؛ وتذكرها صفحة الإعداد. ما ينتظر يُنفَّذ بعدها تلقائيًا.',
    provider_rate_limited: 'طُلب الكثير في وقت واحد. يُطلب الآن ببطء أكبر، ويستمر تلقائيًا.',
    provider_unavailable: 'مزوّد الدفع متوقف أو لا يمكن الوصول إليه. تُعاد المحاولة تلقائيًا.',
    provider_answer_broken: 'لم يؤخذ منه شيء. يُطلب من جديد تلقائيًا، من الموضع نفسه.',
    event_signature_invalid:
      'إن كان للـ Webhook سر جديد، يوضع في STRIPE_WEBHOOK_SECRET ويُعاد تشغيل الخادم. وإلا فشخص آخر يرسل هذه الإشعارات. لم يؤخذ منها شيء، وما فات يُجلب.',
    event_clock_off: 'السر صحيح، إذن ساعة هذا الخادم ليست صحيحة. ما فات يُجلب.',
    event_malformed:
      'وُقّع بسرّنا، وصيغته غير معروفة هنا. لم يؤخذ منه شيء. ما يخصه يُجلب مع البحث التالي عن المستجدات، وعلى أبعد تقدير عند المقارنة التالية.',
    store_unavailable: 'متجرك متوقف أو لا يمكن الوصول إليه. تُعاد المحاولة تلقائيًا؛ لا يضيع شيء.',
    store_slow: 'تُعاد المحاولة تلقائيًا. إذا استمر هذا يحسن سؤال المستضيف عن بطء المتجر.',
    store_rate_limited: 'المستضيف يسمح باستدعاءات أقل. نطلب ببطء أكبر، ويستمر تلقائيًا.',
    store_answer_broken: 'لم يؤخذ منه شيء. يُطلب من جديد تلقائيًا، من الموضع نفسه.',
    store_answer_too_large: 'إضافة في المتجر تزيد الكثير على كل طلب. يحسن سؤال من يعتني بالمتجر.',
    store_key_refused:
      'أُبطل المفتاح أو هو خاطئ. يلزم إنشاء مفتاح جديد في متجرك تحت WooCommerce › Settings › Advanced › REST API وإدخاله في صفحة الإعداد، أو في WOOCOMMERCE_KEY وWOOCOMMERCE_SECRET إذا كانت إعدادات الخادم تحدد المتجر.',
    store_permission_missing:
      'يُمنح المفتاح «Read/Write» في متجرك، ويُمنح صاحبه الدور «Shop manager» أو «Administrator». ما ينتظر يُنفَّذ بعدها تلقائيًا.',
    store_clock_off: 'يلزم ضبط ساعة هذا الخادم أو ساعة المتجر: الفرق بينهما أكثر من 15 دقيقة.',
    store_moved:
      'يلزم إدخال عنوانه الجديد مع مفتاح في صفحة الإعداد، أو وضعه في WOOCOMMERCE_URL وإعادة تشغيل الخادم إذا كانت إعدادات الخادم تحدد المتجر. لا يضيع شيء مما نُسخ.',
    store_certificate: 'يحسن أن يُطلب من المستضيف تجديد الشهادة أو ذكر النطاق الصحيح فيها.',
    store_private:
      'يؤدي عنوان المتجر الآن إلى شبكة خاصة. يلزم إدخال عنوانه العام في صفحة الإعداد. من يدير الخادم يمكنه السماح بالعناوين الخاصة عبر WEBHOOKS_PRIVATE=allow.',
    store_rest_missing: `يلزم التأكد من صحة العنوان في صفحة الإعداد. في المتجر يجب ألا تكون الروابط الدائمة «${fromLeft('Plain')}» (${fromLeft('Settings › Permalinks')})، ويجب أن يكون WooCommerce مفعّلًا.`,
    store_no_data: `أمام متجرك جدار حماية أو صفحة دخول أو صفحة صيانة. يلزم السماح بمرور الاستدعاءات إلى ${fromLeft('/wp-json/wc/v3')}.`,
    store_signature_invalid:
      'لم يؤخذ منه شيء: أرسله شخص آخر، أو فقد Webhook في متجرك سرّنا. يُنظر في ما أنشأناه منها كل عشر دقائق، وما فات يُقرأ على كل حال. إذا استمر هذا تلزم إزالة ما اسمه «Countinghouse» من Webhooks في متجرك، فيُنشأ من جديد.',
    store_refused: 'يلزم فتح الطلب في متجرك والنظر فيه. حاولنا عدة مرات ثم تركناه.',
    event_of_other_mode:
      'الـ Webhook الحقيقي لمنصة يسمع من الوضعين، وهذا عندها طبيعي. فإن لم تكن منصة، فهناك Webhook اختباري موجّه إلى متجر حقيقي، أو العكس: يلزم إزالته. لم يؤخذ منه شيء.',
    event_of_other_account:
      'الـ Webhook الخاص بمنصة يسمع من كل حساباتها، وهذا عندها طبيعي. فإن لم تكن منصة، فهناك Webhook لحساب آخر موجّه إلى هذا المتجر: يلزم إزالته. لم يؤخذ منه شيء.',
  },
  adviceOther: 'تُعاد المحاولة تلقائيًا. إذا استمر هذا يحسن الاطلاع على سجل الخادم.',

  ago: (elapsed) => {
    if (elapsed < 5) return 'الآن';
    if (elapsed < 60) return `قبل ${seconds.of(elapsed)}`;
    if (elapsed < 3600) return `قبل ${minutes.of(Math.floor(elapsed / 60))}`;
    return elapsed < 86_400
      ? `قبل ${hours.of(Math.floor(elapsed / 3600))}`
      : `قبل ${days.of(Math.floor(elapsed / 86_400))}`;
  },
};
