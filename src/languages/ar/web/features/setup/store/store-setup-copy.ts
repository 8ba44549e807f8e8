import { figure, fromLeft, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { storeSetupCopy as english } from '#web/features/setup/store/store-setup-copy.ts';

export const storeSetupCopy: Words<typeof english> = {
  title: 'متجرك',
  lead: 'يمكن ربط متجر يعمل على WooCommerce: تُنسخ طلباته وعملاؤه ومنتجاته إلى هنا وتُتابَع، ويبقى إتمام الشراء فيه كما هو.',
  failed: 'تعذّرت قراءة إعداد المتجر.',
  openFailed: 'تعذّر ربط المتجر.',

  address: 'العنوان',
  shop: 'الاسم',
  notReadYet: 'لم يُقرأ بعد',
  namedBy: 'العنوان والمفتاح',
  namedByWords: {
    nobody: 'لا شيء: المتجر هو المدمج',
    server: 'من إعدادات الخادم',
    page: 'أُدخلا في هذه الصفحة وحُفظا مشفّرين',
  },
  told: 'آخر إشعار وارد',
  notTold: 'لا شيء: يُبحث عن التغييرات كل دقيقة',

  serverTitle: 'إعدادات الخادم تحدد المتجر',
  serverText:
    'يأتي العنوان والمفتاح من WOOCOMMERCE_URL وWOOCOMMERCE_KEY وWOOCOMMERCE_SECRET. من يدير الخادم يغيّرها هناك.',
  ordersTitle: 'لا يمكن ربط متجر هنا',
  ordersText:
    'تحوي قاعدة البيانات هذه طلبات المتجر المدمج، ولا تختلط طلبات متجرين أبدًا. يلزم تشغيل الخادم مع DATA_DIR أو DATABASE_URL لقاعدة فارغة وربط متجرك هناك.',
  startingTitle: 'يُعاد تشغيل الخادم',
  startingText:
    'حُفظ المفتاح. يُعاد تشغيل الخادم به تلقائيًا، ثم يُنسخ المتجر. إذا استمر هذا أكثر من دقيقة يلزم تشغيل الخادم يدويًا.',

  startingWithoutText:
    'فُك ربط المتجر. يُعاد تشغيل الخادم بدونه تلقائيًا. إذا استمر هذا أكثر من دقيقة يلزم تشغيل الخادم يدويًا.',

  letGoTitle: 'فك ربط المتجر',
  letGoText:
    'لا تُقرأ تغييراته بعد ذلك ولا يُبلَّغ بشيء. تُزال الـ Webhooks التي أنشأناها فيه. يبقى ما نُسخ هنا ويمكن قراءته، وتستمر المدفوعات كما هي. يمكن ربط المتجر من جديد في أي وقت، فيُتابَع كل شيء من هناك.',
  letGo: 'فك الربط',
  letGoQuestion: (shop) => `فك ربط «${shop}»؟`,
  letGoWaiting: (count) =>
    plural(count, {
      one: 'لم يُبلَّغ المتجر بعد بأمر واحد: استرداد أو ملاحظة أو طلب مكتمل. ينتظر ذلك حتى يُربط المتجر من جديد.',
      two: 'لم يُبلَّغ المتجر بعد بأمرين من عمليات الاسترداد والملاحظات والطلبات المكتملة. ينتظر ذلك حتى يُربط المتجر من جديد.',
      other: `لم يُبلَّغ المتجر بعد بعدد ${figure(count)} من عمليات الاسترداد والملاحظات والطلبات المكتملة. ينتظر ذلك حتى يُربط المتجر من جديد.`,
    }),
  formerTitle: 'فُك ربط المتجر',
  formerText:
    'يمكن قراءة ما نُسخ كما كان حينها. يمكن ربط المتجر من جديد أدناه، على العنوان نفسه أو على غيره. ويمكن أن يحل متجر آخر محله ما دامت لا تعود أي دفعة هنا إلى طلباته.',
  formerSince: 'فُك الربط',
  leftTitle: (count) =>
    plural(count, {
      one: 'بقي في المتجر Webhook واحد',
      two: 'بقي في المتجر اثنان من Webhooks',
      few: `بقيت في المتجر ${figure(count)} من Webhooks`,
      other: `بقي في المتجر ${figure(count)} من Webhooks`,
    }),
  leftText:
    'تعذّر الوصول إلى المتجر. تلزم هناك إزالة ما اسمه «Countinghouse» تحت WooCommerce › Settings › Advanced › Webhooks.',

  formTitle: 'ربط متجر WooCommerce',
  keyTitle: 'إدخال مفتاح آخر أو العنوان الجديد',
  movedText: 'يُعرف المتجر الذي انتقل بطلباته، فلا يضيع شيء مما نُسخ. ويُرفض أي متجر آخر.',
  formText:
    'في متجرك تحت WooCommerce › Settings › Advanced › REST API تلزم إضافة مفتاح بصلاحية «Read/Write» لشخص دوره «Shop manager» أو «Administrator».',
  url: 'عنوان المتجر',
  urlHelp: 'مثل https://shop.example',
  urlMissing: `يلزم إدخال عنوان يبدأ بـ ${fromLeft('https://')} أو ${fromLeft('http://')}.`,
  key: 'مفتاح المستهلك',
  keyMissing: 'يلزم إدخال المفتاح. يبدأ بـ ck_.',
  secret: 'سر المستهلك',
  secretMissing: 'يلزم إدخال السر. يبدأ بـ cs_.',
  check: 'فحص',
  checkFailed: 'تعذّر فحص المتجر.',
  attach: (shop) => `ربط «${shop}»`,
  useKey: 'استخدام هذا العنوان وهذا المفتاح',

  checksTitle: 'ما يلزم من المتجر',
  checkColumns: { what: 'الفحص', words: 'ما العمل', state: 'النتيجة' },
  checks: {
    address: 'العنوان يرد',
    https: 'العنوان آمن (https)',
    interface: 'WooCommerce موجود',
    clock: 'الساعتان متطابقتان',
    key: 'المفتاح مقبول',
    orders: 'يمكن قراءة الطلبات',
    customers: 'يمكن قراءة العملاء',
    products: 'يمكن قراءة المنتجات',
    settings: 'يمكن قراءة الإعدادات',
    subscriptions: 'يمكن قراءة الاشتراكات',
    notes: 'يمكن كتابة ملاحظات الطلبات',
    refunds: 'يمكن تدوين عمليات الاسترداد',
    webhooks: 'يمكن إنشاء Webhooks',
    deliveries: 'يمكن للمتجر الإبلاغ عن التغييرات',
  },
  states: {
    good: 'سليم',
    poor: 'محدود',
    wrong: 'عائق',
    unknown: 'غير معروف',
  },
  readyTitle: 'كل ما يلزم موجود',
  readyText: 'لم يتغيّر شيء في متجرك: جُرّبت الكتابة على طلب وWebhook لا وجود لهما.',
  notReadyTitle: 'هناك عائق',
  notReadyText: 'في القائمة ما يجب عمله. بعدها يلزم الفحص من جديد.',

  limits: {
    https: 'الاستدعاءات موقّعة، لكن ما يُقرأ ينتقل مكشوفًا. يحسن استخدام https إن كان لدى المتجر.',
    clock: 'الفرق بين الساعتين أكثر من دقيقة. يلزم ضبط ساعة هذا الخادم أو ساعة المتجر.',
    deliveries: 'ليس لهذا الخادم PUBLIC_URL يمكن للمتجر الوصول إليه. بدلًا من ذلك يُبحث عن التغييرات كل دقيقة.',
  },
  advice: {
    no_subscriptions: 'إضافة WooCommerce Subscriptions غير موجودة، فليس هناك ما يُنسخ منها.',
    store_private:
      'يلزم استخدام العنوان العام للمتجر. من يدير الخادم يمكنه السماح بالعناوين الخاصة عبر WEBHOOKS_PRIVATE=allow.',
    store_certificate: 'يحسن أن يُطلب من المستضيف تجديد الشهادة أو ذكر النطاق الصحيح فيها.',
    store_unavailable: 'يلزم التأكد من صحة العنوان ومن أن المتجر يعمل، ثم الفحص من جديد.',
    store_slow: 'يلزم الفحص من جديد. إذا استمر هذا يحسن سؤال المستضيف عن بطء المتجر.',
    store_rate_limited: 'المستضيف يسمح باستدعاءات أقل. يلزم الانتظار دقيقة ثم الفحص من جديد.',
    store_answer_broken: 'يلزم الفحص من جديد.',
    store_moved: 'يلزم إدخال العنوان الذي يؤدي إليه.',
    store_rest_missing: `يلزم التأكد من صحة العنوان. في المتجر يجب ألا تكون الروابط الدائمة «${fromLeft('Plain')}» (${fromLeft('Settings › Permalinks')})، ويجب أن يكون WooCommerce مفعّلًا.`,
    store_no_data: `أمام المتجر جدار حماية أو صفحة دخول أو صفحة صيانة. يلزم السماح بمرور الاستدعاءات إلى ${fromLeft('/wp-json/wc/v3')}.`,
    store_key_refused:
      'يلزم إنشاء مفتاح جديد في المتجر وإدخال جزأيه. إذا كانا صحيحين فربما لا يعرف المتجر أن الوصول إليه عبر https: يجب أن يمرر وكيله X-Forwarded-Proto.',
    store_clock_off: 'يلزم ضبط ساعة هذا الخادم أو ساعة المتجر: الفرق بينهما أكثر من 15 دقيقة.',
    store_permission_missing:
      'يُمنح المفتاح «Read/Write» في المتجر، ويُمنح صاحبه الدور «Shop manager» أو «Administrator».',
  },
};
