import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/stripe/evidence-copy.ts';

export const stripeEvidenceCopy: Words<typeof english.stripeEvidenceCopy> = {
  noRoom: 'Er is geen ruimte voor nog een bestand.',
};
