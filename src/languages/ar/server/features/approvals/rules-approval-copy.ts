import { figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `تغيير ما يحتاج إلى موافقة: ${changes}`,
  needed: (rule) => `من الآن ${rule}`,
  noLonger: (name) => `لم يعد منها ${name}`,
  above: (amounts) => `فوق ${amounts}`,
  moreThan: (count) => `فوق ${figure(count)} في اليوم`,
  approvedBy: (roles) => `(بموافقة ${roles})`,
};
