import { figure } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `Cambiar lo que necesita aprobación: ${changes}`,
  needed: (rule) => `a partir de ahora, ${rule}`,
  noLonger: (name) => `ya no: ${name}`,
  above: (amounts) => `por encima de ${amounts}`,
  moreThan: (count) => `más de ${figure(count)} al día`,
  approvedBy: (roles) => `(aprueba: ${roles})`,
};
