import type { listCopy as english } from '#domain/shared/list-copy.ts';
import { listed } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const listCopy: Words<typeof english> = {
  listed: (things) => listed(things),
  clauses: (clauses) => clauses.join('；'),
  labelled: (label, value) => `${label}：${value}`,
  /** A full stop has its room in itself; what ends without one, such as words of somebody else, keeps a blank. */
  sentences: (sentences) => sentences.join(' ').replaceAll(/(?<=[。！？]) /g, ''),
};
