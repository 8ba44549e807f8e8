import type { listCopy as english } from '#domain/shared/list-copy.ts';
import { listed } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const listCopy: Words<typeof english> = {
  listed: (things) => listed(things),
  clauses: (clauses) => clauses.join(' ; '),
  labelled: (label, value) => `${label} : ${value}`,
  sentences: (sentences) => sentences.join(' '),
};
