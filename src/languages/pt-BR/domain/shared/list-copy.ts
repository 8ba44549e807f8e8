import type { listCopy as english } from '#domain/shared/list-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { listed } from '#languages/pt-BR/speech.ts';

export const listCopy: Words<typeof english> = {
  listed: (things) => listed(things),
  clauses: (clauses) => clauses.join('; '),
  labelled: (label, value) => `${label}: ${value}`,
  sentences: (sentences) => sentences.join(' '),
};
