import { listCopy } from './list-copy.ts';

type Perhaps = string | false | null | undefined;

/** One sentence after the other, parted as the listener's language parts them; what there is nothing to say of leaves no gap. */
export const sentences = (...said: readonly Perhaps[]): string =>
  listCopy.sentences(said.filter((sentence): sentence is string => Boolean(sentence)));
