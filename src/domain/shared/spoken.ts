/** What a listener hears for words of ours: `name` says where they stand, as `domain/payouts/payout-status-copy#payoutStatusCopy`. */
export type Listener = <Words extends object>(name: string, english: Words) => Words;

let listener: Listener = (_, english) => english;

/** Says who listens; the server calls it once, with what it knows about the request under way. */
export const listenAs = (next: Listener): void => {
  listener = next;
};

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
