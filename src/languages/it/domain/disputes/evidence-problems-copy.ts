import type * as english from '#domain/disputes/evidence-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceProblemsCopy: Words<typeof english.evidenceProblemsCopy> = {
  nothingToSubmit: 'Non ci sono prove da inviare',
  noSuchFile: 'Tra le prove non c’è un file con questo ID',
  notHere: 'Questo non si può scrivere qui',
};
