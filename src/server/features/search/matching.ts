import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TypedAmount } from '#domain/search/typed-amount.ts';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import { EMAIL_ADDRESS } from '#domain/shared/email-address.ts';
import { THREE_DECIMAL_CURRENCIES, ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';

export type Condition = RawBuilder<SqlBool>;

/** How many of a kind are shown; the lists show the rest. */
export const SHOWN_MAX = 5;
/** An index of letters knows nothing shorter. */
const WORD_LENGTH_MIN = 3;

export const isEmail = (text: string): boolean => EMAIL_ADDRESS.test(text);

/** The text as a pattern that begins with it: the signs that mean something in a pattern are taken literally. */
export const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Rows one of whose columns holds every word. Nothing to look for where no word is long enough: everybody has an `a`, and
 * looking would mean reading everybody.
 */
export function holdsWords(
  { words }: Pick<TypedSearch, 'words'>,
  columns: readonly string[],
): Condition | undefined {
  if (!words.some((word) => [...word].length >= WORD_LENGTH_MIN)) return undefined;
  const each = words.map((word) => {
    const somewhere = columns.map((column) => sql`${sql.ref(column)} ilike ${`%${beginning(word)}`}`);
    return sql`(${sql.join(somewhere, sql` or `)})`;
  });
  return sql`(${sql.join(each, sql` and `)})`;
}

const listed = (codes: readonly string[]) => sql`(${sql.join(codes)})`;

/** Whether a column's currency can be the one in which an amount was read. */
export function isCurrencyOf({ decimals, currency }: TypedAmount, column: string): Condition {
  const code = sql.ref(column);
  if (currency !== undefined) return sql`${code} = ${currency}`;
  if (decimals === 0) return sql`${code} in ${listed(ZERO_DECIMAL_CURRENCIES)}`;
  if (decimals === 3) return sql`${code} in ${listed(THREE_DECIMAL_CURRENCIES)}`;
  return sql`${code} not in ${listed([...ZERO_DECIMAL_CURRENCIES, ...THREE_DECIMAL_CURRENCIES])}`;
}

/** Rows whose amount is one of those that may have been meant. */
export const hasAmount = (amounts: readonly TypedAmount[]): Condition | undefined =>
  amounts.length === 0
    ? undefined
    : sql`(${sql.join(
        amounts.map((one) => sql`(amount = ${one.amount} and ${isCurrencyOf(one, 'currency')})`),
        sql` or `,
      )})`;
