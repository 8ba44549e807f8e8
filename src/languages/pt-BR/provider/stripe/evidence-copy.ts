import type { Words } from '#languages/kit/words.ts';
import type { stripeEvidenceCopy as english } from '#provider/stripe/evidence-copy.ts';

export const stripeEvidenceCopy: Words<typeof english> = { noRoom: 'Não há espaço para mais um arquivo.' };
