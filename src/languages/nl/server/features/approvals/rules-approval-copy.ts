import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/nl/speech.ts';
import type * as english from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english.rulesApprovalCopy> = {
  words: (changes) => `Wijzigen wat goedkeuring vraagt: ${changes}`,
  needed: (rule) => `voortaan ${rule}`,
  noLonger: (name) => `niet meer ${name}`,
  above: (amounts) => `boven ${amounts}`,
  moreThan: (count) => `meer dan ${figure(count)} per dag`,
  approvedBy: (roles) => `(goedkeuring door ${roles})`,
};
