import { days } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { keyApprovalCopy as english } from '#server/features/api-keys/key-approval-copy.ts';

export const keyApprovalCopy: Words<typeof english> = {
  make: (name, may) => `إنشاء مفتاح API «${apart(name)}» يُسمح له بتحريك الأموال: ${may}`,
  makeForDays: (name, may, life) =>
    `إنشاء مفتاح API «${apart(name)}» يُسمح له بتحريك الأموال: ${may}، لمدة ${days.of(life)}`,
  makeProposing: (name, may) => `إنشاء مفتاح API «${apart(name)}» يُسمح له بتحريك الأموال: ${may}، ويقترح فقط`,
  makeProposingForDays: (name, may, life) =>
    `إنشاء مفتاح API «${apart(name)}» يُسمح له بتحريك الأموال: ${may}، لمدة ${days.of(life)}، ويقترح فقط`,
  everything: 'كل ما يُسمح لصاحبه',
};
