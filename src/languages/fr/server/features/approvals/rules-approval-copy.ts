import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `Modifier ce qui nécessite une approbation : ${changes}`,
  needed: (rule) => `désormais requise pour ${rule}`,
  noLonger: (name) => `plus requise pour ${name}`,
  above: (amounts) => `au-dessus de ${amounts}`,
  moreThan: (count) => `au-delà de ${count} par jour`,
  approvedBy: (roles) => `(approbation par ${roles})`,
};
