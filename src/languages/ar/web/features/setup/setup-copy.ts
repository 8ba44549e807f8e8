import { hours, minutes, seconds } from '#languages/ar/counted.ts';
import { figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { setupCopy as english } from '#web/features/setup/setup-copy.ts';

export const setupCopy: Words<typeof english> = {
  title: 'الإعداد',
  lead: 'كيف يصل هذا المتجر إلى مزوّد الدفع، وما يُسمح له لديه، وإلى أين وصل نسخ السجل.',
  failed: 'تعذّرت قراءة الإعداد.',
  sync: 'فتح المزامنة',
  modes: { live: 'حقيقي', test: 'اختبار' },
  simulated: 'محاكاة',

  connectionTitle: 'الربط',
  service: 'المزوّد',
  services: { simulator: 'المحاكي', stripe: 'Stripe' },
  way: 'الطريقة',
  ways: {
    simulated: 'مزوّد دفع داخل هذا البرنامج: لا مال حقيقي',
    direct: 'حسابك الخاص بمفتاحه',
    connect: 'حساب مربوط بمنصة',
  },
  mode: 'الوضع',
  modeWords: {
    live: 'حقيقي: يتحرك مال حقيقي',
    test: 'اختبار: لا يتحرك مال حقيقي',
  },
  account: 'الحساب',
  noAccount: 'لم يُقرأ بعد',
  accountId: 'معرّف الحساب',
  key: 'المفتاح السري',
  keyTaken: (isRestricted) => (isRestricted ? 'مقيّد، مقبول' : 'غير مقيّد، مقبول'),
  keyRefused: 'مرفوض',
  publishable: 'المفتاح العام',
  publishableSet: 'مضبوط',
  publishableMissing: 'غير مضبوط',
  clock: 'الساعتان',
  clockUnknown: 'لم تُقارنا بعد',
  clockAgrees: 'متفقتان',
  clockOff: (offset) =>
    offset > 0 ? `هذا الخادم متأخر ${seconds.of(offset)}` : `هذا الخادم متقدم ${seconds.of(-offset)}`,
  keyRefusedTitle: 'مزوّد الدفع يرفض المفتاح',
  keyRefusedText:
    'يلزم إنشاء مفتاح جديد لديه ووضعه في STRIPE_SECRET_KEY وإعادة تشغيل الخادم. لا يضيع شيء في الأثناء: ما يحدث يُجلب بعد ذلك.',
  keyPage: 'المفاتيح لدى مزوّد الدفع',
  unrestrictedTitle: 'هذا المفتاح يُسمح له بكل شيء',
  unrestrictedText: 'يكفي مفتاح مقيّد بالصلاحيات أدناه، وضرره أقل إذا وقع في غير يدك.',
  clockTitle: 'الفرق بين الساعتين كبير جدًا',
  clockText: 'تُرفض الإشعارات الواردة إذا بدت أقدم من خمس دقائق. يلزم ضبط ساعة هذا الخادم.',

  simulatorTitle: 'لا شيء للإعداد',
  simulatorText: 'المحاكي لا يحتاج إلى مفتاح. لكسب المال بحساب حقيقي يُشغَّل الخادم بهذه الإعدادات.',
  settings: [
    { name: 'PROVIDER=stripe', what: 'يستخدم حسابًا حقيقيًا بدلًا من المحاكي.' },
    { name: 'STRIPE_SECRET_KEY', what: 'مفتاح مقيّد، \u2066rk_live_…\u2069 أو \u2066rk_test_…\u2069' },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      what: '\u2066whsec_…\u2069، أو اثنان بينهما فاصلة ريثما يحل أحدهما محل الآخر.',
    },
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      what: '\u2066pk_live_…\u2069 أو \u2066pk_test_…\u2069، بوضع المفتاح السري نفسه.',
    },
    {
      name: 'STRIPE_ACCOUNT',
      what: '\u2066acct_…\u2069، فقط إذا كان المفتاح لمنصة؛ أو الكلمة new لفتح حساب من هنا.',
    },
  ],
  settingsFoot:
    'يمكن أيضًا قراءة كل سر من ملف لا يقرؤه إلا الخادم: STRIPE_SECRET_KEY_FILE وSTRIPE_WEBHOOK_SECRET_FILE.',

  permissionsTitle: 'ما يُسمح للمفتاح',
  permissionsFailed: 'تعذّر السؤال عن الصلاحيات.',
  permissionsAgain: 'الفحص من جديد',
  permissionsNone: 'لا مفتاح يُسأل عنه.',
  allGranted: (count) => `كل الصلاحيات موجودة (${figure(count)})`,
  asked: (when) => `سُئل عنها ${when}. السؤال لا يغيّر شيئًا.`,
  someMissing: (count) => `صلاحيات ناقصة: ${figure(count)}`,
  someMissingText: 'ما يحتاج إليها يفشل حتى تُمنح للمفتاح. يُعدَّل المفتاح لدى مزوّد الدفع.',
  someUnknown: (count) => `صلاحيات تعذّر السؤال عنها: ${figure(count)}`,
  someUnknownText: (isKeyTaken) =>
    isKeyTaken
      ? 'لم يرد مزوّد الدفع. يمكن الفحص من جديد بعد لحظة.'
      : 'مزوّد الدفع يرفض المفتاح. يلزم استبداله ثم الفحص من جديد.',
  permissionColumns: { name: 'الصلاحية', need: 'لازمة لـ', state: 'الحالة' },
  states: {
    granted: 'ممنوحة',
    missing: 'ناقصة',
    unknown: 'غير معروفة',
  },
  needs: {
    'Balance: read': 'الأرصدة في النظرة العامة والتحويلات',
    'Balance transactions: read': 'قائمة المعاملات وكل المجاميع',
    'Charges: read': 'تفاصيل الدفعات',
    'PaymentIntents: read': 'تفاصيل الدفعات والتفويضات',
    'PaymentIntents: write': 'تحصيل التفويضات وإلغاؤها',
    'Refunds: read': 'عمليات الاسترداد في الدفعات والطلبات',
    'Refunds: write': 'إجراء الاسترداد',
    'Disputes: read': 'قائمة النزاعات',
    'Disputes: write': 'الرد على النزاعات وقبولها',
    'Payouts: read': 'قائمة التحويلات',
    'Payouts: write': 'التحويلات الفورية',
    'Files: read': 'ملفات الأدلة',
    'Events: read': 'العثور على ما لم يصل',
    'Terminal: read': 'قارئات البطاقات',
    'Payment method configurations: read': 'طرق الدفع في الإعدادات',
    'Payment method configurations: write': 'تشغيل طرق الدفع',
    'Accounts: read': 'حالة الحساب',
  },

  webhookTitle: 'الإشعارات الواردة',
  webhookUrl: 'عنوان الاستلام',
  url: 'العنوان',
  secrets: 'سر التوقيع',
  secretsWords: (count) => ['لا يوجد', 'واحد', 'اثنان: أحدهما يحل محل الآخر'][count] ?? String(count),
  lastDelivery: 'آخر إشعار وارد',
  noDelivery: 'لا شيء بعد',
  noSecretTitle: 'من دون سر توقيع لا يُقبل أي إشعار وارد',
  noSecretText:
    'بدلًا من ذلك تُجلب المستجدات مرة كل دقيقة. لمعرفتها فورًا يُضاف العنوان لدى مزوّد الدفع ويوضع سره في STRIPE_WEBHOOK_SECRET.',
  webhookPage: 'Webhooks لدى مزوّد الدفع',
  eventsShow: (count) => `الأحداث التي تُختار هناك (${figure(count)})`,
  events: 'قائمة الأحداث',

  canTitle: 'ما يعمل بهذه الطريقة',
  can: 'من هنا',
  cannot: 'لدى مزوّد الدفع',
  canColumns: { what: 'ماذا', where: 'أين' },
  capabilities: {
    embeddedOnboarding: 'التحقق من الحساب',
    payoutScheduleWrites: 'تغيير جدول التحويلات',
    businessDetailsWrites: 'تغيير نص كشف الحساب وبيانات الدعم',
    bankAccountWrites: 'تغيير الحساب البنكي',
    instantPayouts: 'التحويلات الفورية',
    loans: 'القروض',
    documents: 'الفواتير الضريبية',
    readers: 'قارئات البطاقات',
    vatLookup: 'البحث عن الأرقام الضريبية',
  },

  historyTitle: 'نسخ السجل',
  historyNone: 'لم يبدأ بعد',
  historyNoneText: 'كل ما لدى مزوّد الدفع يُنسخ مرة واحدة، تلقائيًا، بعد أول تشغيل بقليل.',
  historyFailed: 'تعذّرت قراءة التقدم.',
  historyColumns: {
    kind: 'السجلات',
    rows: 'المنسوخ',
    rate: 'السرعة',
    left: 'الوقت المتبقي',
    progress: 'التقدم',
  },
  kinds: {
    account: 'الحساب',
    payout: 'التحويلات',
    payment_intent: 'المدفوعات',
    charge: 'عمليات الخصم',
    refund: 'عمليات الاسترداد',
    dispute: 'النزاعات',
    transaction: 'حركات الرصيد',
    document: 'المستندات',
    loan: 'القروض',
    payout_contents: 'ما خرج مع كل تحويل',
    store_product: 'منتجات متجرك',
    store_customer: 'عملاء متجرك',
    store_order: 'طلبات متجرك',
  },
  rate: (rows) => `${rows} في الثانية`,
  done: 'تم',
  leftUnknown: 'غير معروف بعد',
  left: (remaining) => {
    if (remaining < 60) return 'أقل من دقيقة';
    return remaining < 5400
      ? `نحو ${minutes.of(Math.round(remaining / 60))}`
      : `نحو ${hours.of(Math.round(remaining / 3600))}`;
  },
  progressOf: (kind) => `التقدم: ${kind}`,
};
