/** The words of one language, by the name their file gives them: `domain/payouts/payout-status-copy#payoutStatusCopy`. */
export type Spoken = Readonly<Record<string, object>>;

let listener: () => Spoken | undefined = () => undefined;

/** Says whose language is asked for; the server calls it once, with what it knows about the request under way. */
export const listenTo = (words: () => Spoken | undefined): void => {
  listener = words;
};

/**
 * English words that turn into the listener's: on the server many people listen at once, and each look at a word
 * finds theirs. So a word is looked up where it is said, never kept in a constant. In the browser one person
 * listens, and the build has put their language in the place of this.
 */
export const spoken = <English extends object>(name: string, english: English): English => {
  const said = (): English => (listener()?.[name] as English | undefined) ?? english;
  return new Proxy(english, {
    get: (_, key) => Reflect.get(said(), key),
    has: (_, key) => Reflect.has(said(), key),
    ownKeys: () => Reflect.ownKeys(said()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(said(), key),
  });
};
