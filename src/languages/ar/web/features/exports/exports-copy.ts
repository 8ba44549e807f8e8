import { columns } from '#languages/ar/counted.ts';
import { either } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/exports/exports-copy.ts';

export const exportsCopy: Words<typeof english.exportsCopy> = {
  title: 'ملفات التصدير',
  lead: 'كل ملف طُلب، ومن طلبه، وما احتواه. التنزيل من جديد يُنشئ الملف مما هو صحيح في حينه.',
  table: 'ملفات التصدير',
  columns: {
    kind: 'القائمة',
    state: 'الحالة',
    rows: 'الصفوف',
    size: 'الحجم',
    checksum: 'المجموع الاختباري',
    asked_by: 'صاحب الطلب',
    created: 'تاريخ الطلب',
    actions: 'الإجراءات',
  },
  kinds: {
    transactions: 'المعاملات',
    payouts: 'التحويلات',
    disputes: 'النزاعات',
    'audit-log': 'سجل التدقيق',
  },
  states: {
    waiting: 'لم يُنزَّل بعد',
    streaming: 'جارٍ',
    finished: 'نُزّل',
    failed: 'انقطع',
  },
  everything: 'كل شيء',
  columnsCount: (count) => columns.is(count),
  checksum: 'المجموع الاختباري SHA-256',
  you: 'أنت',
  download: 'تنزيل',
  downloadAgain: 'تنزيل من جديد',
  downloadName: (kind, when) => `تنزيل ${kind}، بطلب في ${when}`,
  notYours: 'لا ينزّله إلا صاحب الطلب.',
  downloadFailed: (reason) => `تعذّر جلب الملف. ${reason}`,
  unknownKind: 'هذه الصفحة لا تعرف مثل هذه الملفات بعد. يُرجى إعادة تحميل الصفحة والمحاولة من جديد.',
  elsewhere: 'يُذكر أن الملف على موقع آخر.',
  failed: 'تعذّر تحميل ملفات التصدير.',
  emptyTitle: 'لا ملفات تصدير بعد',
  empty: 'زر «تصدير» موجود أعلى قوائم المعاملات والتحويلات والنزاعات وأعلى سجل التدقيق. يظهر ملفه هنا.',
  bytes: (size, unit) => `${size} ${unit}`,
  units: ['B', 'kB', 'MB', 'GB'],
};

export const exportFiltersCopy: Words<typeof english.exportFiltersCopy> = {
  fields: {
    date: 'التاريخ',
    type: 'النوع',
    status: 'الحالة',
    store_currency: 'العملة',
    customer_currency: 'عملة العميل',
    customer_country: 'البلد',
    channel: 'القناة',
    source: 'طريقة الدفع',
    source_device: 'الجهاز',
    risk_level: 'مستوى المخاطر',
    loan_id: 'القرض',
    deposit_id: 'التحويل',
    search: 'البحث',
    action: 'الإجراء',
    result: 'النتيجة',
    actor_email: 'الشخص',
  },
  conditions: {
    is: (field, values) => `${field} يساوي ${either(values)}`,
    is_not: (field, values) => `${field} لا يساوي ${either(values)}`,
    is_in: (field, values) => `${field} يساوي ${either(values)}`,
    before: (field, values) => `${field} قبل ${either(values)}`,
    after: (field, values) => `${field} بعد ${either(values)}`,
    between: (field, values) => `${field} بين ${values.join(' و')}`,
  },
};
