import { MOVEMENT_KIND_WORDS } from '#languages/ar/domain/books/movement-kind-copy.ts';
import { figure, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { booksCopy as english } from '#web/features/books/books-copy.ts';

export const booksCopy: Words<typeof english> = {
  title: 'الدفاتر',
  lead: 'ما يجب قيده: كل حركة مع حساباتها، في ملف لبرنامجك المحاسبي.',
  views: { label: 'الدفاتر', journal: 'دفتر اليومية', chart: 'دليل الحسابات' },
  month: 'الشهر',
  monthOf: (month, year) => `${month} ${year}`,
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  loading: 'جارٍ جمع حركات الشهر',
  failed: 'تعذّر جمع حركات الشهر.',
  state: { locked: 'مقفل', open: 'مفتوح', running: 'لم ينتهِ بعد' },

  schedule: 'جدولة',
  download: 'تنزيل',
  downloads: 'تنزيل الشهر',
  journalAs: (format) => `دفتر اليومية لبرنامج ${format}`,
  journalCsv: 'دفتر اليومية بصيغة CSV',
  statementPdf: 'كشف شهري (PDF)',
  statementCsv: 'كشف شهري (CSV)',
  notDatev:
    'لا يقبل DATEV إلا أرقام حسابات من أربع إلى ثماني خانات. يلزم أولًا اختيار دليل حسابات لـ DATEV، ثم التنزيل من جديد.',

  trial: (code) => `الحسابات، ${code}`,
  columns: { code: 'الرقم', account: 'الحساب', debit: 'مدين', credit: 'دائن' },
  total: 'الإجمالي',
  empty: 'لم يتحرك شيء في هذا الشهر.',
  proof: {
    label: (code) => `حساب المقاصة والرصيد لدى مزوّد الدفع، ${code}`,
    opening: 'المقاصة عند بداية الشهر',
    moved: 'المتحرك في هذا الشهر',
    closing: 'المقاصة عند نهايته',
    held: 'ما كان لدى مزوّد الدفع حينها',
    heldNow: 'ما لدى مزوّد الدفع الآن',
    difference: 'الفرق',
    unsaid: 'لم يرد مزوّد الدفع، لذلك لم يُقارَن برصيده. الحسابات كاملة مع ذلك.',
    byPayout:
      'القيد لديك حسب يوم التحويل، لذلك تصبح المقاصة صفرًا مع كل تحويل وليست هي الرصيد لدى مزوّد الدفع.',
    off: 'لدى مزوّد الدفع غير ما تقوله الدفاتر. ربما لم يصل شيء إلى هنا بعد: تعرض المزامنة ما ينقص وتجلبه.',
    sync: 'فتح المزامنة',
  },
  late: (count) =>
    plural(count, {
      zero: 'لا حركات عُرفت متأخرة.',
      one: 'حركة واحدة عُرفت بعد قفل شهرها. قُيّدت في أول يوم من هذا الشهر، مع علامة.',
      two: 'حركتان عُرفتا بعد قفل شهرهما. قُيّدتا في أول يوم من هذا الشهر، مع علامة.',
      few: `${figure(count)} حركات عُرفت بعد قفل شهرها. قُيّدت في أول يوم من هذا الشهر، مع علامة.`,
      many: `${figure(count)} حركة عُرفت بعد قفل شهرها. قُيّدت في أول يوم من هذا الشهر، مع علامة.`,
      other: `${figure(count)} حركة عُرفت بعد قفل شهرها. قُيّدت في أول يوم من هذا الشهر، مع علامة.`,
    }),
  changed:
    'قُفل هذا الشهر بمجاميع تختلف عن مجاميع حركاته الآن: غيّر مزوّد الدفع شيئًا أو سحبه. يلزم فتحه والاطلاع على الفرق ثم قفله من جديد.',

  checks: 'إقفال الشهر',
  check: {
    over: () => 'انتهى الشهر',
    adds_up: () => 'المقاصة تساوي ما كان لدى مزوّد الدفع',
    suspense: () => 'لم يبق شيء في الحساب المعلّق',
    disputes: (count) =>
      plural(count, {
        zero: 'لا نزاع ينتظر الرد',
        one: 'نزاع واحد ينتظر الرد وقد ينتهي بخسارة',
        two: 'نزاعان ينتظران الرد وقد ينتهيان بخسارة',
        few: `${figure(count)} نزاعات تنتظر الرد وقد تنتهي بخسارة`,
        many: `${figure(count)} نزاعًا تنتظر الرد وقد تنتهي بخسارة`,
        other: `${figure(count)} نزاع تنتظر الرد وقد تنتهي بخسارة`,
      }),
    locked: () => 'الشهر مقفل',
  },
  done: 'تم',
  open: 'لم يتم',
  lock: 'قفل الشهر',
  lockTitle: (month) => `قفل ${month}؟`,
  lockText: 'لا يقبل بعدها قيدًا جديدًا: ما يُعرف لاحقًا يُقيَّد في الشهر التالي مع علامة. يمكنك فتحه من جديد.',
  locked: (month) => `قُفل ${month}.`,
  lockedBy: (who) => `القفل من ${who}،`,
  unlock: 'فتح',
  unlockTitle: (month) => `فتح ${month}؟`,
  unlockText: 'ما جاءه متأخرًا يُقيَّد في أيامه من جديد. الملفات التي أُعدّت منه قد تختلف عندها عن الجديدة.',
  unlocked: (month) => `فُتح ${month} من جديد.`,

  entries: 'القيود',
  entriesFailed: 'تعذّر تحميل القيود.',
  entryColumns: { day: 'اليوم', what: 'البيان', accounts: 'الحسابات' },
  noEntries: 'لا شيء للقيد',
  noEntriesText: 'لم يتحرك شيء في هذا الشهر. يظهر هنا ما يدفعه العملاء وما يكلفه.',
  kind: { ...MOVEMENT_KIND_WORDS, summary: 'ملخص' },
  summary: (count) => `عدد الحركات: ${count}`,
  one: 'حركة واحدة',
  order: (number) => `الطلب ${number}`,
  lateOf: (day) => `متأخر، من ${day}`,
};
