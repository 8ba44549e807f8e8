import type { Words } from '#languages/kit/words.ts';
import type { stripeEvidenceCopy as english } from '#provider/stripe/evidence-copy.ts';

export const stripeEvidenceCopy: Words<typeof english> = {
  noRoom: 'Il n’y a plus de place pour un autre fichier.',
};
