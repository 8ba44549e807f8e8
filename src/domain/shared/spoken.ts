/** What is said where nothing else was asked for: the source of every language. */
export const SOURCE_LANGUAGE = 'en';

/** The words of one language, by the name their file gives them: `domain/payouts/payout-status-copy#payoutStatusCopy`. */
export type Spoken = Readonly<Record<string, object>>;

let listener: () => Spoken | undefined = () => undefined;
let isSource = false;

/** Says whose language is asked for; the server calls it once, with what it knows about the request under way. Answers how to undo it. */
export const listenTo = (words: () => Spoken | undefined): (() => void) => {
  const before = listener;
  listener = words;
  return () => {
    listener = before;
  };
};

/**
 * English words that turn into the listener's: on the server many people listen at once, and each look at a word
 * finds theirs. So a word is looked up where it is said, never kept in a constant. In the browser one person
 * listens, and the build has put their language in the place of this.
 */
export const spoken = <English extends object>(name: string, english: English): English => {
  const said = (): English => (isSource ? undefined : (listener()?.[name] as English | undefined)) ?? english;
  return new Proxy(english, {
    get: (_, key) => Reflect.get(said(), key),
    has: (_, key) => Reflect.has(said(), key),
    ownKeys: () => Reflect.ownKeys(said()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(said(), key),
  });
};

/** Says something in the source language whoever listens: what is stored and compared has one. It waits for nothing. */
export const inSource = <Said>(say: () => Said): Said => {
  const before = isSource;
  isSource = true;
  try {
    return say();
  } finally {
    isSource = before;
  }
};

/** A sentence that was stored in the source language, in the listener's; one that is none of these words stays as it is. */
export function retold(words: () => Readonly<Record<string, string>>, stored: string): string {
  const key = inSource(() => Object.entries(words()).find(([, sentence]) => sentence === stored)?.[0]);
  return (key !== undefined && words()[key]) || stored;
}
