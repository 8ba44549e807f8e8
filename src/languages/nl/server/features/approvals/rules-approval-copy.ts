import type { Words } from '#languages/kit/words.ts';
import { lower } from '#languages/nl/letters.ts';
import { figure } from '#languages/nl/speech.ts';
import type * as english from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english.rulesApprovalCopy> = {
  words: (changes) => `Wijzigen wat goedkeuring vereist: ${changes}`,
  needed: (name, roles) => `voortaan ${lower(name)} (goedkeuring door ${roles})`,
  neededAbove: (name, amounts, roles) =>
    `voortaan ${lower(name)} boven ${amounts} (goedkeuring door ${roles})`,
  neededMoreThan: (name, count, roles) =>
    `voortaan ${lower(name)}, meer dan ${figure(count)} per dag (goedkeuring door ${roles})`,
  noLonger: (name) => `niet meer: ${lower(name)}`,
  once: 'Elke soort mag één keer voorkomen.',
  amount: 'Vul in boven welk bedrag.',
  count: 'Vul in hoeveel per dag.',
};
