import { spoken } from '#domain/shared/spoken.ts';

export const stripeEvidenceCopy = spoken('provider/stripe/evidence-copy#stripeEvidenceCopy', {
  noRoom: 'There is no room for another file.',
} as const);
