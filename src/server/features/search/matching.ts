import { sql } from 'kysely';
import type { TypedAmount } from '#domain/search/typed-amount.ts';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import { EMAIL_ADDRESS } from '#domain/shared/email-address.ts';
import { THREE_DECIMAL_CURRENCIES, ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';
import { allOf, anyOf, type Condition, containing } from '../../db/conditions.ts';

/** How many of a kind are shown; the lists show the rest. */
export const SHOWN_MAX = 5;
/** An index of letters knows nothing shorter. */
const WORD_LENGTH_MIN = 3;

export const isEmail = (text: string): boolean => EMAIL_ADDRESS.test(text);

/**
 * Rows one of whose columns holds every word. Nothing to look for where no word is long enough: everybody has an `a`, and
 * looking would mean reading everybody.
 */
export function holdsWords(
  { words }: Pick<TypedSearch, 'words'>,
  columns: readonly string[],
): Condition | undefined {
  if (!words.some((word) => [...word].length >= WORD_LENGTH_MIN)) return undefined;
  return allOf(
    words.map((word) => anyOf(columns.map((column) => sql`${sql.ref(column)} ilike ${containing(word)}`))),
  );
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
    : anyOf(amounts.map((one) => sql`(amount = ${one.amount} and ${isCurrencyOf(one, 'currency')})`));
