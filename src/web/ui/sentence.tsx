import type { ReactNode } from 'react';

/** Stands in a text for something that is no text. */
const PLACE = '\ufffc';

/** What a sentence says before something that stands in it, and what after: each language has its own place for it. */
export function aroundPlace(say: (place: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = say(PLACE).split(PLACE);
  return [before, after];
}

type SentenceProps = Readonly<{ say: (place: string) => string; children: ReactNode }>;

/** A sentence with a link, a time or an amount inside. */
export function Sentence({ say, children }: SentenceProps) {
  const [before, after] = aroundPlace(say);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
