import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/pt-BR/speech.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `Alterar o que precisa de aprovação: ${changes}`,
  needed: (rule) => `a partir de agora, ${rule}`,
  noLonger: (name) => `não mais: ${name}`,
  above: (amounts) => `acima de ${amounts}`,
  moreThan: (count) => `mais de ${figure(count)} por dia`,
  approvedBy: (roles) => `(aprova: ${roles})`,
};
