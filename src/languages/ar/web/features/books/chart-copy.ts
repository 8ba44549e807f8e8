import type { Words } from '#languages/kit/words.ts';
import type { chartCopy as english } from '#web/features/books/chart-copy.ts';

export const chartCopy: Words<typeof english> = {
  failed: 'تعذّر تحميل دليل الحسابات.',
  newer: 'هذه الإعدادات من إصدار أحدث من هذه الصفحة. يُرجى إعادة تحميل الصفحة.',
  loading: 'جارٍ تحميل دليل الحسابات',
  how: 'طريقة القيد',
  package: 'البرنامج المحاسبي',
  packageHelp: 'لكل برنامج أرقامه الخاصة في البداية. اختيار غيره يملأ أرقامه أدناه.',
  grain: 'قيد واحد لكل',
  grains: {
    transaction: 'حركة',
    day: 'يوم',
    payout: 'تحويل',
  },
  basis: 'يُقيَّد في يوم',
  bases: {
    payment: 'الدفعة',
    payout: 'التحويل الذي خرج معه',
  },
  basisHelp:
    'حسب الدفعة تكون المبيعات في شهرها الصحيح، وتساوي المقاصة الرصيد لدى مزوّد الدفع. وحسب التحويل ينتظر ما لم يأخذه تحويل بعد.',
  basisLocked: 'توجد أشهر مقفلة، لذلك لا يمكن تغيير هذا. يلزم فتحها أولًا.',
  elsewhere: 'المبيعات تُقيَّد في مكان آخر',
  elsewhereHelp:
    'متجرك أو صندوقك يقيّد المبيعات وعمليات الاسترداد بالفعل. عندها تُقابَل هنا بحساب خاص بها، ولا تُقيَّد عملية بيع مرتين.',
  bankElsewhere: 'برنامج المحاسبة يقيّد أسطر البنك بنفسه',
  bankElsewhereHelp:
    'يقرأ حسابك البنكي كما يفعل Xero دائمًا. عندها تبقى التحويلات هنا في الطريق؛ ويُطابَق سطر البنك هناك مع هذا الحساب.',
  tax: 'قيد ضريبة المبيعات في حساب خاص بها',
  taxHelp:
    'كل دفعة واسترداد يحمل من الضريبة بقدر طلبه. يحسن إيقافه حيث يستخرج حساب المبيعات الضريبة بنفسه، كما في DATEV.',
  datev: 'DATEV',
  datevNumbers: {
    adviser: 'رقم المستشار الضريبي',
    client: 'رقم العميل لديه',
    year_begins: 'تبدأ السنة بالشهر',
  },
  outOfRange: (least, most) => `يلزم رقم من ${least} إلى ${most}.`,
  accounts: 'الحسابات',
  accountsText: 'هذه الأرقام لدى محاسبك. يعرف QuickBooks الحسابات بأسمائها، وغيره بأرقامها.',
  perCurrency: 'حسابات عملة واحدة',
  perCurrencyText:
    'إذا كانت المحاسبة تحتفظ بحساب لكل عملة، مثل حساب مقاصة وحساب بنكي باليورو، فيمكن إضافته هنا. وكل ما عدا ذلك يُقيَّد في الحسابات أعلاه.',
  ofCurrency: (account, currency) => `${account}، ${currency}`,
  currency: 'العملة',
  chooseCurrency: 'اختيار عملة',
  account: 'الحساب',
  addAccount: 'إضافة الحساب',
  removeAccount: 'إزالة',
  removeAccountName: (account) => `إزالة ${account}`,
  code: (account) => `رقم ${account}`,
  name: (account) => `اسم ${account}`,
  taxCode: (account) => `الرمز الضريبي لحساب ${account}`,
  heads: { what: 'الغرض', code: 'الرقم', name: 'الاسم', tax: 'الرمز الضريبي' },
  problems: {
    missing: 'يلزم رقم واسم.',
    taken: 'هذا الرقم مستخدم في حساب أموال آخر.',
    name_taken: 'هذا حساب أموال، ولحساب آخر الاسم نفسه. سيعدّهما QuickBooks حسابًا واحدًا.',
    not_datev: 'يقبل DATEV أرقامًا من أربع إلى ثماني خانات.',
    other_length: 'يجب أن تكون كل أرقام DATEV بالطول نفسه.',
  },
  save: 'حفظ',
  saved: 'حُفظ دليل الحسابات.',
  notSaved: 'لم يُحفظ دليل الحسابات.',
};
