import { figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `تغيير ما يحتاج إلى موافقة: ${changes}`,
  needed: (name, roles) => `من الآن ${name} (بموافقة ${roles})`,
  neededAbove: (name, amounts, roles) => `من الآن ${name} فوق ${amounts} (بموافقة ${roles})`,
  neededMoreThan: (name, count, roles) => `من الآن ${name} فوق ${figure(count)} في اليوم (بموافقة ${roles})`,
  noLonger: (name) => `لم يعد منها ${name}`,
  once: 'لا يجوز ذكر النوع الواحد أكثر من مرة.',
  amount: 'يلزم ذكر المبلغ الذي تسري فوقه.',
  count: 'يلزم ذكر العدد في اليوم.',
};
