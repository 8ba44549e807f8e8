import type { Brand } from './brand.ts';

/** A word that joined a vocabulary after this version was made: the provider's, or a newer server's. */
export type OtherWord = Brand<string, 'OtherWord'>;
/** A word of a vocabulary that may grow. Whoever reads it has an answer for the ones not known yet. */
export type Word<Member extends string> = Member | OtherWord;

export const isOneOf = <Member extends string>(
  members: readonly Member[],
  word: string | null | undefined,
): word is Member => members.some((member) => member === word);

/** What a table has for a word; nothing for one it does not know, were it even the name of a method. */
export const known = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** `some_new-word` as a person writes it: "Some new word". */
export function humanized(word: string): string {
  const plain = word.replaceAll(/[_-]+/g, ' ').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What a word is called; one without a name here speaks for itself. */
export const labelOf = (labels: Readonly<Record<string, string>>, word: string): string =>
  known(labels, word) ?? humanized(word);
