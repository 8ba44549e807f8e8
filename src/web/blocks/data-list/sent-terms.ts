const TERMS_MAX = 20;
const TERM_LENGTH_MAX = 200;

/** Search terms of an address as the server takes them: no more and no longer than it allows, and none means no search. */
export const sentTerms = (terms: readonly string[]): string[] | undefined =>
  terms.length === 0 ? undefined : terms.slice(0, TERMS_MAX).map((term) => term.slice(0, TERM_LENGTH_MAX));
