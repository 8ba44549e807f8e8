import type * as english from '#contract/kit/matching-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const matchingFailuresCopy: Words<typeof english.matchingFailuresCopy> = {
  bank_match_gone:
    'تغيّر هذا في الأثناء: السطر أو التحويل مطابَق مع غيره، أو سُحب الاقتراح. يُرجى النظر في القائمة من جديد؛ لم يتغير شيء.',
  bank_difference_unexplained: 'يُظهر البنك مبلغًا غير ما أُرسل. يلزم ذكر أين ذهب الفرق قبل التأكيد.',
  bank_line_missing: 'لا يوجد مثل هذا السطر البنكي. ربما أُزيل مع ملفه.',
  bank_sender_missing:
    'لم يعد هذا المُرسِل معروفًا: أسطره المؤكدة قليلة جدًا. يمكن الرجوع إلى القائمة؛ لم يتغير شيء.',
};

export const matchImpossibleCopy: Words<typeof english.matchImpossibleCopy> = {
  several_with_several:
    'يُطابَق سطر واحد مع عدة تحويلات، أو عدة أسطر مع تحويل واحد، لا عدة أسطر مع عدة تحويلات.',
  other_currency: 'الأسطر والتحويلات بعملات مختلفة. يلزم اختيار ما هو بعملة واحدة.',
  other_direction: 'السطر يُخرج مالًا حيث يُدخله التحويل، أو العكس. يلزم اختيار سطر آخر.',
};
