import { figure } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

/** El nombre de una regla dentro de una frase: «reembolsos altos». */
const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase('es'));

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `Cambiar lo que requiere aprobación: ${changes}`,
  needed: (name, roles) => `a partir de ahora, ${inSentence(name)} (aprueba: ${roles})`,
  neededAbove: (name, amounts, roles) =>
    `a partir de ahora, ${inSentence(name)} por encima de ${amounts} (aprueba: ${roles})`,
  neededMoreThan: (name, count, roles) =>
    `a partir de ahora, ${inSentence(name)}: más de ${figure(count)} al día (aprueba: ${roles})`,
  noLonger: (name) => `ya no: ${inSentence(name)}`,
  once: 'Cada tipo solo puede aparecer una vez.',
  amount: 'Indica por encima de qué importe.',
  count: 'Indica cuántos en un día.',
};
