import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/stripe/evidence-copy.ts';

export const stripeEvidenceCopy: Words<typeof english.stripeEvidenceCopy> = {
  noRoom: 'Non c’è posto per un altro file.',
};
