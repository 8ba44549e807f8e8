import { figure } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english.rulesApprovalCopy> = {
  words: (changes) => `Cambiare ciò che richiede approvazione: ${changes}`,
  needed: (rule) => `d’ora in poi ${rule}`,
  noLonger: (name) => `non più ${name}`,
  above: (amounts) => `oltre ${amounts}`,
  moreThan: (count) => `oltre ${figure(count)} al giorno`,
  approvedBy: (roles) => `(approvazione di: ${roles})`,
};
