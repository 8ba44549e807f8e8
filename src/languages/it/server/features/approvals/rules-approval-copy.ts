import { figure } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english.rulesApprovalCopy> = {
  words: (changes) => `Cambiare ciò che richiede approvazione: ${changes}`,
  needed: (name, roles) => `d’ora in poi “${name}” (approvazione di: ${roles})`,
  neededAbove: (name, amounts, roles) =>
    `d’ora in poi “${name}” oltre ${amounts} (approvazione di: ${roles})`,
  neededMoreThan: (name, count, roles) =>
    `d’ora in poi “${name}” oltre ${figure(count)} al giorno (approvazione di: ${roles})`,
  noLonger: (name) => `non più “${name}”`,
  once: 'Ogni tipo può comparire una sola volta.',
  amount: 'Indica oltre quale importo.',
  count: 'Indica quanti al giorno.',
};
