import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/pt-BR/speech.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `Alterar o que precisa de aprovação: ${changes}`,
  needed: (name, roles) => `a partir de agora, ${name} (aprova: ${roles})`,
  neededAbove: (name, amounts, roles) => `a partir de agora, ${name} acima de ${amounts} (aprova: ${roles})`,
  neededMoreThan: (name, count, roles) =>
    `a partir de agora, ${name}: mais de ${figure(count)} por dia (aprova: ${roles})`,
  noLonger: (name) => `não mais: ${name}`,
  once: 'Cada tipo só pode aparecer uma vez.',
  amount: 'Diga acima de qual valor.',
  count: 'Diga quantos em um dia.',
};
