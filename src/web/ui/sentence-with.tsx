import { Fragment, type ReactNode } from 'react';

/** Stands around the number of a place in a text. */
const MARK = '\ufffc';

type SentenceWithProps = Readonly<{ say: (...places: string[]) => string; places: readonly ReactNode[] }>;

/** A sentence with several things inside: each language puts them where it wants them, in its own order. */
export function SentenceWith({ say, places }: SentenceWithProps) {
  const pieces = say(...places.map((_, place) => `${MARK}${place}${MARK}`)).split(MARK);
  // Every second piece is the number of a place; a language may name one twice.
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order.
    <Fragment key={at}>{at % 2 === 0 ? piece : places[Number(piece)]}</Fragment>
  ));
}
