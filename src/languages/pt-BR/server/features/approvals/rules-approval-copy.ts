import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/pt-BR/speech.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

/** Uma regra começa com maiúscula; no meio da frase, não. */
const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase('pt-BR'));

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `Alterar o que precisa de aprovação: ${changes}`,
  needed: (name, roles) => `a partir de agora, ${inSentence(name)} (aprova: ${roles})`,
  neededAbove: (name, amounts, roles) =>
    `a partir de agora, ${inSentence(name)} acima de ${amounts} (aprova: ${roles})`,
  neededMoreThan: (name, count, roles) =>
    `a partir de agora, ${inSentence(name)}: mais de ${figure(count)} por dia (aprova: ${roles})`,
  noLonger: (name) => `não mais: ${inSentence(name)}`,
  once: 'Cada tipo só pode aparecer uma vez.',
  amount: 'Diga acima de qual valor.',
  count: 'Diga quantos em um dia.',
};
