import { files, lines } from '#languages/ar/counted.ts';
import { apart, fromLeft } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { importCopy as english } from '#web/features/bank/import/import-copy.ts';

export const importCopy: Words<typeof english> = {
  title: 'استيراد كشوف الحساب البنكي',
  choose: 'كشوف الحساب',
  kinds:
    'CAMT.053 أو MT940 أو OFX أو QIF أو CSV، أو ملف ZIP منها، حتى 32 ميغابايت لكل ملف. يمكن اختيار عدة ملفات معًا.',
  accept: '.xml,.zip,.sta,.mt940,.940,.txt,.ofx,.qfx,.qif,.csv',
  cancel: 'إلغاء',
  done: 'تم',
  importFiles: (count) => `استيراد ${files.of(count)}`,
  nothingToImport: 'استيراد',
  remove: (name) => `إزالة ${name}`,
  reading: 'جارٍ القراءة…',
  failed: 'لم يُستورَد هذا الملف.',
  states: {
    refused: 'لا يمكن قراءته',
    imported: 'مستورد من قبل',
    asks: 'يحتاج إلى إجابة',
    unreadable: 'لا يمكن قراءته',
    needs_review: 'يحتاج إلى مراجعة',
    ready: 'جاهز',
  },
  importedState: 'تم استيراده',

  alreadyImported: (name, when) => `مستورد من قبل باسم «${name}» في ${when}. لن يُضاف شيء.`,
  doneWords: (added, known) => `أسطر جديدة أُضيفت: ${added}، وأسطر معروفة من قبل: ${known}.`,
  unreadable: (count) =>
    `تعذّرت قراءة ${lines.of(count)}، لذلك لا يُستورَد شيء من هذا الملف. يلزم تنزيله من بنكك من جديد.`,
  difference: (amount) =>
    `لا يساوي مجموع الأسطر الرصيد الختامي: ${amount} ناقص أو زائد. يمكن تنزيل الملف من بنكك من جديد، أو استيراده كما هو.`,
  isAccepted: 'استيراده رغم أن المجموع لا يتطابق. سيذكر سجل التدقيق أن هذا قراري.',

  facts: {
    format: 'الصيغة',
    encoding: 'الترميز',
    account: 'الحساب',
    days: 'الأيام',
    opening: 'الرصيد الافتتاحي',
    closing: 'الرصيد الختامي',
  },
  newAccount: 'جديد',
  moreStatements: (count) => `وكشوف أخرى: ${count}`,
  counts: {
    new: 'جديدة',
    known: 'معروفة',
    pending: 'قيد الانتظار',
    unreadable: 'غير مقروءة',
    refused: 'مستبعدة',
  },
  addsUp: 'الرصيد الافتتاحي مع الأسطر يساوي الرصيد الختامي.',
  notTold: 'لا يذكر هذا الملف الرصيدين معًا، فلا يثبتان شيئًا.',

  rows: 'أسطر هذا الملف',
  showRows: (count) => `عرض الأسطر (${count})`,
  someRows: 'من الملف الطويل تُعرض أول الأسطر من كل حالة.',
  rowStates: {
    new: 'جديد',
    known: 'معروف',
    pending: 'قيد الانتظار',
    unreadable: 'غير مقروء',
  },
  columns: { line: 'السطر', state: 'الحالة', day: 'تاريخ القيد', text: 'النص', amount: 'المبلغ' },

  asksAccount: 'لا يذكر هذا الملف لأي حساب هو.',
  account: 'الحساب',
  chooseAccount: 'اختيار حساب',
  otherAccount: 'حساب آخر…',
  accountName: 'اسم الحساب',
  accountNameHelp: 'الاسم المعتاد لديك، مثل «حساب جارٍ – الأهلي».',
  currency: 'العملة',
  dayOrder: 'كيف تُكتب الأيام في هذا الملف؟',
  dayOrders: {
    dmy: 'اليوم أولًا: 31.12.2026',
    mdy: 'الشهر أولًا: 12/31/2026',
    ymd: `السنة أولًا: ${fromLeft('2026-12-31')}`,
  },
  decimal: 'كيف تُكتب المبالغ في هذا الملف؟',
  decimals: { '.': 'بنقطة: 1,234.56', ',': 'بفاصلة: 1.234,56' },
  continue: 'متابعة',

  columnsTitle: 'ماذا في أعمدة هذا الملف؟',
  columnsText: 'لا بنك نعرفه يكتب ملفات مثل هذا. تُحفظ إجابتك للملف القادم بهذه الأعمدة.',
  column: (number) => `العمود ${number}`,
  roles: {
    booked: 'تاريخ القيد',
    valued: 'تاريخ القيمة',
    amount: 'المبلغ مع الإشارة',
    out: 'مبلغ صادر',
    in: 'مبلغ وارد',
    direction: 'مدين أو دائن',
    currency: 'العملة',
    balance: 'الرصيد بعده',
    status: 'الحالة',
    account: 'حسابك',
    reference: 'مرجع البنك',
    end_to_end: 'المرجع من طرف إلى طرف',
    name: 'من أو إلى',
    counterparty: 'حساب الطرف الآخر',
    type: 'نوع القيد',
  },
  text: 'النص',
  unused: 'غير مستخدم',
  missing: {
    booked: 'يلزم تحديد العمود الذي فيه تاريخ القيد.',
    amount: 'يلزم تحديد عمود المبلغ، أو العمودين اللذين فيهما المبلغ الصادر والمبلغ الوارد.',
  },
  livePreview: 'هكذا تُقرأ أول أسطره',
  cannotRead: (problem, line) => `لا يمكن قراءته هكذا: ${problem} (${apart(line)})`,
};
