import type * as english from '#domain/bank/at-bank-words-copy.ts';
import { days } from '#languages/ar/counted.ts';
import { apart, listed } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const DIFFERENCE_WORDS: Words<typeof english.DIFFERENCE_WORDS> = {
  bank_fee: 'احتفظ به البنك رسومًا له',
  exchange: 'صرف العملات',
  other: 'مفسَّر يدويًا',
};

export const SEEN_WORDS: Words<typeof english.SEEN_WORDS> = {
  seen: 'في كشف حساب',
  unseen: 'ليس في أي كشف بعد',
};

export const atBankCopy: Words<typeof english.atBankCopy> = {
  line: (line, file) => `السطر ${line} من ${apart(file)}`,
  lines: (numbers, file) =>
    `${numbers.length === 2 ? 'السطران' : 'الأسطر'} ${listed(numbers.map(String))} من ${apart(file)}`,
  places: (places) => places.join('، '),
  since: (day, where) => `منذ ${day}، ${where}`,
  on: (day, where) => `في ${day}، ${where}`,
  less: (difference) => `يُظهر البنك ${difference} أقل`,
  more: (difference) => `يُظهر البنك ${difference} أكثر`,
  matched: 'في بنكك',
  expected: (day) => `متوقع بحلول ${day}`,
  noStatement: 'لا كشف بعد',
  forThatDay: 'لذلك اليوم',
  noStatementAdvice: (day) =>
    `متوقع بحلول ${day}. يُرجى استيراد كشف الحساب البنكي الذي يشمل هذا اليوم؛ لا شيء متأخر عن موعده قبل ذلك.`,
  missing: (since) => `متأخر عن موعده منذ ${days.of(since)}`,
  missingAdvice: (day) =>
    `كان متوقعًا بحلول ${day}، ولا سطر في كشوف حسابك هو هذا التحويل. يُرجى النظر في «المطابقة» إن كان سطر ينتظر فيها، وهل استُورد كشف الحساب الصحيح. وإن لم ينفع ذلك، فيُرجى سؤال بنكك مع ذكر المعرّف المرجعي لهذا التحويل.`,
  suggested: 'للتأكيد',
  nearlyAdvice: 'في كشف حسابك سطر يكاد يكون هذا التحويل. يلزم ذكر أين ذهب الفرق، أو أنه تحويل آخر.',
  suggestedAdvice: 'في كشف حسابك سطر قد يكون هذا التحويل. يلزم تأكيده، أو ذكر أنه تحويل آخر.',
  returned: 'أعاده بنكك',
  returnedAdvice: 'خرج المال من حسابك من جديد. يعود إلى رصيدك، ويخرج مع تحويل لاحق.',
};
