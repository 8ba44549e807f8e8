import { figure } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `Ändern, was eine Freigabe braucht: ${changes}`,
  needed: (name, roles) => `ab jetzt: ${name} (Freigabe durch ${roles})`,
  neededAbove: (name, amounts, roles) => `ab jetzt: ${name}, über ${amounts} (Freigabe durch ${roles})`,
  neededMoreThan: (name, count, roles) =>
    `ab jetzt: ${name}, mehr als ${figure(count)} am Tag (Freigabe durch ${roles})`,
  noLonger: (name) => `nicht mehr: ${name}`,
  once: 'Jede Art darf nur einmal vorkommen.',
  amount: 'Geben Sie an, über welchem Betrag.',
  count: 'Geben Sie an, wie viele an einem Tag.',
};
