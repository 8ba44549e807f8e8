import { bankLines, matches, payouts } from '#languages/ar/counted.ts';
import { apart, figure, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { bankMatchingCopy as english } from '#web/features/bank-matching/bank-matching-copy.ts';

const REASONS = {
  reference: 'السطر يذكر هذا التحويل، والمبلغ نفسه.',
  reversal: 'ألغى بنكك السطر الذي جاء به هذا التحويل.',
  only_pair: 'المبلغ نفسه في الوقت المناسب، ولا احتمال آخر.',
  far_day: 'المبلغ نفسه، لكنه بعيد بأيام عن الموعد المتوقع.',
  no_alias: 'المبلغ نفسه، لكن السطر ليس مكتوبًا مثل تحويلاتك.',
  other_account: 'المبلغ نفسه، لكن في حساب غير الذي أُرسل إليه التحويل.',
  names_other: 'المبلغ نفسه، لكن السطر يذكر تحويلًا آخر.',
  could_be_sum: 'المبلغ نفسه، لكنه قد يكون أيضًا عدة تحويلات معًا، أو جزءًا من تحويل.',
  several: 'المبلغ نفسه في غيره أيضًا: يلزم اختيار الصحيح.',
  many_payouts: 'مجموع هذه التحويلات يساوي السطر تمامًا.',
  many_lines: 'مجموع هذه الأسطر يساوي التحويل تمامًا.',
  differs: 'مكتوب مثل تحويلاتك، والمبلغ قريب جدًا.',
  by_hand: 'مطابقة يدوية.',
};

const VIEWS = {
  suggested: 'للتأكيد',
  unknown: 'غير معروفة',
  matched: 'مطابَقة',
  not_ours: 'لا تخصنا',
};

export const bankMatchingCopy: Words<typeof english> = {
  title: 'المطابقة',
  lead: 'أي سطر في كشوف حسابك البنكي يقابل أي تحويل. ما هو مؤكد حتى آخر سنت يُطابَق تلقائيًا؛ وما عداه ينتظرك هنا.',
  filter: 'المعروض',
  view: (view, count) => `${VIEWS[view]} (${count})`,
  table: 'الأسطر البنكية والتحويلات',
  columns: { line: 'السطر البنكي', payout: 'التحويل', reason: 'السبب', actions: 'الإجراءات' },
  on: (amount, day) => `${amount} في ${day}`,
  lineAt: (file, number, account) => `السطر ${figure(number)} من ${apart(file)}، ${account}`,
  expected: (day) => `متوقع ${day}`,
  withDay: (what, day) => `${what}، ${day}`,
  payoutOf: (amount) => `تحويل بمبلغ ${amount}`,
  returnOf: (amount) => `عودة التحويل بمبلغ ${amount}`,
  noPayout: 'لا تحويل مناسب',
  reasons: REASONS,
  ways: (count) => `أحد الاحتمالات (${figure(count)}).`,
  less: (amount) => `يُظهر البنك ${amount} أقل.`,
  more: (amount) => `يُظهر البنك ${amount} أكثر.`,

  confirm: 'تأكيد',
  confirmOf: (what) => `تأكيد: ${what}`,
  explain: 'ذكر سبب الفرق',
  explainOf: (what) => `ذكر سبب الفرق: ${what}`,
  wrong: 'ليس هذا التحويل',
  wrongOf: (what) => `ليس هذا التحويل: ${what}`,
  undo: 'تراجع',
  undoOf: (what) => `تراجع: ${what}`,
  notOurs: 'لا يخصنا',
  notOursOf: (what) => `لا يخصنا: ${what}`,
  restore: 'إعادة',
  restoreOf: (what) => `إعادة: ${what}`,
  byHand: 'مطابقة يدوية',
  byHandOf: (what) => `مطابقة يدوية: ${what}`,
  rowName: (line, payout) => `${line} و${payout}`,

  selected: (count) => `المختار: ${figure(count)}`,
  confirmSelected: (count) => `تأكيد ${matches.of(count)}`,

  matched: (lines, sums, named) => `تمت مطابقة ${bankLines.of(lines)} بمبلغ ${sums}: ${named}.`,
  manyPayouts: (count) => payouts.is(count),
  done: {
    undo: 'تم التراجع. لن يُقترح هذا الزوج من جديد.',
    not_ours: 'لن يُقترح هذا السطر بعد الآن.',
    restore: 'يُنظر في السطر من جديد.',
    forget: 'أُزيل من المحفوظين. ما كان مؤكدًا بسبب هذا المُرسِل وحده ينتظرك من جديد.',
    take_up: 'أسطر هذا المُرسِل تُعَدّ تحويلات من جديد.',
  },
  senders: {
    title: 'المُرسِلون المحفوظون',
    text: 'أسطر هؤلاء المُرسِلين تُعَدّ تحويلات، لأن سطرين منها أو أكثر تم تأكيدهما.',
    failed: 'تعذّر تحميل المُرسِلين المحفوظين.',
    unnamed: 'مُرسِل بلا اسم',
    accountEnding: (ending) => `حساب ينتهي بـ ${ending}`,
    confirmed: (count, words) =>
      plural(count, {
        one: 'سطر واحد مؤكد',
        two: 'سطران مؤكدان',
        few: `${words} أسطر مؤكدة`,
        many: `${words} سطرًا مؤكدًا`,
        other: `${words} سطر مؤكد`,
      }),
    forgotten: 'مُزال',
    forget: 'إزالة',
    forgetOf: (who) => `إزالة ${apart(who)}`,
    takeUp: 'إعادة',
    takeUpOf: (who) => `إعادة ${apart(who)}`,
  },
  notDone: 'لم يتم ذلك.',

  handTitle: 'مطابقة يدوية',
  handText: (line) => `أي تحويل هو السطر ${line}؟`,
  explainTitle: 'أين ذهب الفرق؟',
  payout: 'التحويل',
  choosePayout: 'اختيار تحويل',
  noPayouts: 'كل التحويلات بهذه العملة لها أسطرها.',
  reason: 'أين ذهب الفرق',
  chooseReason: 'اختيار سبب',
  differenceReasons: {
    bank_fee: 'احتفظ البنك برسوم',
    exchange: 'صرف العملات',
    other: 'سبب آخر',
  },
  note: 'ملاحظة',
  save: 'مطابقة',

  failed: 'تعذّر تحميل المطابقات.',
  empty: {
    suggested: {
      title: 'لا شيء ينتظرك',
      text: 'تمت مطابقة كل سطر قد يكون تحويلًا. ما يأتي به كشف جديد وليس مؤكدًا يظهر هنا.',
    },
    unknown: {
      title: 'لا أسطر غير معروفة',
      text: 'الأسطر المكتوبة مثل تحويلاتك ولا تناسب أيًا منها تظهر هنا.',
    },
    matched: {
      title: 'لا مطابقات بعد',
      text: 'باستيراد كشف حساب من بنكك تُطابَق أسطره مع تحويلاتك حتى آخر سنت.',
    },
    not_ours: {
      title: 'لا أسطر مستبعدة',
      text: 'ما قلت إنه ليس تحويلًا يظهر هنا، ويمكن إعادته.',
    },
  },
};
