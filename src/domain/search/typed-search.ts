import { withoutCardNumber } from '../payments/card-numbers.ts';
import { type TypedAmount, typedAmounts } from './typed-amount.ts';

/** What a typed text may mean. Much may mean several things, and each of them is looked for. */
export type TypedSearch = Readonly<{
  /** The text itself, without blanks around it and without a card number. */
  text: string;
  /** The provider's id of something, also when a whole address with an id in it was pasted. */
  id?: string;
  /** The number of an order or a subscription, or what a bank calls a payout. */
  number?: string;
  /** The last digits of a card or an account. */
  last4?: string;
  amounts: readonly TypedAmount[];
  /** Parts of a name or an e-mail: whoever is meant has all of them. */
  words: readonly string[];
}>;

export const SEARCH_LENGTH_MAX = 200;
const WORDS_MAX = 4;

/** The beginning of an e-mail may look like an id. */
const ID = /(?:^|[^a-z0-9])((?:pi|ch|py|txn|re|pyr|po|dp|du|flxln)_\w+)(?![\w.+-]*@)/;
const NUMBER = /^(?:(?:order|subscription|payout)\s+)?#?([\p{L}\p{N}][\p{L}\p{N}-]{0,39})$/iu;
/** Whoever writes the sign or the word means the number and nothing else. */
const NAMED_NUMBER = /^(?:(?:order|subscription|payout)\s+#?|#)/i;
const LAST4 =
  /^(?:(?:card|ending(?:\s+in)?|visa|mastercard|amex|discover|jcb|diners|unionpay)\s+)?[•●·*x.\s-]*(\d{4})$/i;

export function readTypedSearch(typed: string): TypedSearch {
  const cut = typed.replaceAll(/\s+/g, ' ').trim().slice(0, SEARCH_LENGTH_MAX);
  const id = ID.exec(cut)?.[1];
  if (id !== undefined) return { text: id, id, amounts: [], words: [] };
  const text = withoutCardNumber(cut);
  const number = NUMBER.exec(text)?.[1];
  if (NAMED_NUMBER.test(text)) return { text, amounts: [], words: [], ...(number && { number }) };
  const last4 = LAST4.exec(text)?.[1];
  return {
    text,
    ...(number && { number }),
    ...(last4 && { last4 }),
    amounts: typedAmounts(text),
    words: wordsOf(text),
  };
}

/** A name or an e-mail has letters. */
const wordsOf = (text: string): readonly string[] =>
  /\p{L}/u.test(text) ? text.split(' ').slice(0, WORDS_MAX) : [];
