import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `Ändern, was eine Freigabe braucht: ${changes}`,
  needed: (rule) => `ab jetzt: ${rule}`,
  noLonger: (name) => `nicht mehr: ${name}`,
  above: (amounts) => `über ${amounts}`,
  moreThan: (count) => `über ${count} am Tag`,
  approvedBy: (roles) => `(Freigabe durch ${roles})`,
};
