import { characters } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { apiKeysCopy as english } from '#web/features/api-keys/api-keys-copy.ts';

export const apiKeysCopy: Words<typeof english> = {
  title: 'مفاتيح API',
  lead: 'المفتاح يتيح لبرنامج قراءة بيانات المتجر أو تغييرها باسمك.',
  learnMore: 'كيف تُستخدم المفاتيح',
  everyCall: 'كل الاستدعاءات، للقراءة والتجربة',
  table: 'مفاتيح API',
  columns: {
    description: 'الوصف',
    key: 'آخر المفتاح',
    scope: 'مسموح له',
    user: 'باسم',
    created: 'تاريخ الإنشاء',
    lastUsed: 'آخر استخدام',
    expires: 'ينتهي',
    actions: 'الإجراءات',
  },
  scopes: { read: 'القراءة', write: 'التغيير', read_write: 'القراءة والتغيير' },
  scopeHelp: {
    read: 'القوائم والتفاصيل والتصدير. لا يستطيع تغيير شيء.',
    write: 'يغيّر ما يُختار أدناه ولا يقرأ شيئًا: للبرامج التي تُدخل بيانات فقط.',
    read_write: 'كل ما يُختار أدناه.',
  },
  neverUsed: 'لم يُستخدم',
  from: (ip) => `من ${apart(ip)}`,
  neverEnds: 'عند الإبطال',
  expired: 'انتهت مدته',
  proposes: 'يقترح فقط',

  emptyTitle: 'لا مفاتيح API بعد',
  empty: 'يحسن إنشاء مفتاح لكل برنامج، كي يمكن إيقاف أحدها دون غيره.',
  loadFailed: 'تعذّرت قراءة مفاتيح API.',

  create: 'إنشاء مفتاح API',
  createTitle: 'إنشاء مفتاح API',
  description: 'الوصف',
  descriptionHelp: 'ما يستخدمه، مثل «المحاسبة».',
  descriptionMissing: 'يلزم ذكر الغرض من المفتاح.',
  descriptionTooLong: (max) => `الحد الأقصى للطول: ${characters.is(max)}.`,
  scope: 'المسموح للمفتاح',
  all: 'كل ما يُسمح لدورك، الآن ولاحقًا',
  allHelp: 'عند إيقافه يمكن الاختيار مهمةً مهمة. لا ينبغي أن يملك البرنامج أكثر مما يلزمه.',
  capabilities: 'مهامه',
  capabilitiesMissing: 'يلزم اختيار شيء واحد على الأقل يُسمح للمفتاح به.',
  ends: 'ينتهي المفتاح',
  lives: {
    '30': 'بعد 30 يومًا',
    '90': 'بعد 90 يومًا',
    '365': 'بعد سنة',
    never: 'عند إبطاله',
  },
  onlyProposes: 'يقترح فقط: يوافق شخص على ما يطلبه',
  onlyProposesHelp: 'للبرامج النصية والمساعدات: ما يطلبه المفتاح ينتظر حتى يوافق أحد.',
  createAction: 'إنشاء المفتاح',
  cancel: 'إلغاء',

  madeTitle: 'مفتاح API الجديد',
  made: 'يجب نسخ الاثنين الآن. يُعرض السر هذه المرة فقط؛ لا نحتفظ بنسخة مقروءة منه.',
  consumerKey: 'المفتاح',
  consumerSecret: 'السر',
  madeDone: 'نسخت الاثنين',

  revoke: 'إبطال',
  revokeName: (description) => `إبطال ${description}`,
  revokeTitle: (description) => `إبطال «${description}»؟`,
  revokeText: 'البرامج التي تستخدم هذا المفتاح تتوقف فورًا. لا يمكن التراجع عن هذا.',
  revokeAction: 'إبطال المفتاح',
  revoked: (description) => `أُبطل «${description}».`,
};
