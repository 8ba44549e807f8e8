import type { listCopy as english } from '#domain/shared/list-copy.ts';
import { apart, listed } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const listCopy: Words<typeof english> = {
  listed: (things) => listed(things),
  clauses: (clauses) => clauses.join('؛ '),
  labelled: (label, value) => `${apart(label)}: ${apart(value)}`,
  sentences: (sentences) => sentences.join(' '),
};
