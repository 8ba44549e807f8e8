import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#server/features/api-keys/key-approval-copy.ts';

const forDays = (days: number): string =>
  plural(days, { one: 'voor één dag', other: `voor ${figure(days)} dagen` });

export const keyApprovalCopy: Words<typeof english.keyApprovalCopy> = {
  make: (name, may) => `Een API-sleutel ‘${name}’ maken die geld mag verplaatsen: ${may}`,
  makeForDays: (name, may, days) =>
    `Een API-sleutel ‘${name}’ maken die geld mag verplaatsen: ${may}, ${forDays(days)}`,
  makeProposing: (name, may) =>
    `Een API-sleutel ‘${name}’ maken die geld mag verplaatsen: ${may}, en die alleen voorstellen doet`,
  makeProposingForDays: (name, may, days) =>
    `Een API-sleutel ‘${name}’ maken die geld mag verplaatsen: ${may}, ${forDays(days)}, en die alleen voorstellen doet`,
  everything: 'alles wat de eigenaar van de sleutel mag',
};
