const JSON_TEXT = Symbol('JSON text');

/**
 * A reply that the database wrote as JSON. Only for lists that are read all day: who writes one names every field of the
 * contract and no other, and a test holds the text against the contract, since nobody parses it on its way out.
 */
export type WrittenReply = Readonly<{ [JSON_TEXT]: string }>;

export const writtenReply = (json: string): WrittenReply => ({ [JSON_TEXT]: json });

/** Its text, if a reply was written. */
export const textOfWritten = (reply: unknown): string | undefined =>
  typeof reply === 'object' && reply !== null && JSON_TEXT in reply ? String(reply[JSON_TEXT]) : undefined;
