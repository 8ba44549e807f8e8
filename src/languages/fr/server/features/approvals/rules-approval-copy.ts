import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `Modifier ce qui nécessite une approbation : ${changes}`,
  needed: (name, roles) => `désormais « ${name} » (approbation par ${roles})`,
  neededAbove: (name, amounts, roles) =>
    `désormais « ${name} » au-dessus de ${amounts} (approbation par ${roles})`,
  neededMoreThan: (name, count, roles) =>
    `désormais « ${name} » au-delà de ${count} par jour (approbation par ${roles})`,
  noLonger: (name) => `plus « ${name} »`,
  once: 'Chaque type ne peut figurer qu’une fois.',
  amount: 'Indiquez au-dessus de quel montant.',
  count: 'Indiquez combien par jour.',
};
