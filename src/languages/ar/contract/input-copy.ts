import type { inputCopy as english } from '#contract/input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const inputCopy: Words<typeof english> = {
  sayWhy: 'يلزم ذكر السبب',
  nameApprovers: 'يلزم تحديد من يمكنه الموافقة',
  bankDigits: 'يلزم من 4 إلى 20 رقمًا.',
  giveTitle: 'يلزم عنوان',
  nothingToKeep: 'لا شيء لحفظه',
  chooseTopics: 'يلزم اختيار ما يُبلَّغ عنه',
  fillIn: 'يلزم كتابة شيء هنا',
  perMille: 'يلزم رقم صحيح من 0 إلى 1000.',
  chooseOne: 'يلزم اختيار واحد على الأقل.',
  chooseFrom: (words) => `يلزم الاختيار مما يلي: ${words.join('، ')}.`,
};
