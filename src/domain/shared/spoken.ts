/** What a listener hears for words of ours: `name` says where they stand, as `domain/payouts/payout-status-copy#payoutStatusCopy`. */
export type Listener = <Words extends object>(name: string, english: Words) => Words;

const source: Listener = (_, english) => english;
let listener = source;

/** Says who listens, and answers who did; the server calls it once, with what it knows about the request under way. */
export function listenAs(next: Listener): Listener {
  const before = listener;
  listener = next;
  return before;
}

/**
 * English words that turn into the listener's: on the server many people listen at once, and each look at a word
 * finds theirs. So a word is looked up where it is said, never kept in a constant. In the browser one person
 * listens, and the build has put their language in the place of this.
 */
export const spoken = <English extends object>(name: string, english: English): English =>
  new Proxy(english, {
    get: (_, key) => Reflect.get(listener(name, english), key),
    has: (_, key) => Reflect.has(listener(name, english), key),
    ownKeys: () => Reflect.ownKeys(listener(name, english)),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(listener(name, english), key),
  });

/** Says something in the source language whoever listens: what is stored and compared has one. It waits for nothing. */
export const inSource = <Said>(say: () => Said): Said => {
  const before = listenAs(source);
  try {
    return say();
  } finally {
    listenAs(before);
  }
};

/** A sentence that was stored in the source language, in the listener's; one that is none of these words stays as it is. */
export function retold(words: () => Readonly<Record<string, string>>, stored: string): string {
  const key = inSource(() => Object.entries(words()).find(([, sentence]) => sentence === stored)?.[0]);
  return (key !== undefined && words()[key]) || stored;
}
