import { sql } from 'kysely';
import type { TypedAmount } from '#domain/search/typed-amount.ts';
import { EMAIL_ADDRESS } from '#domain/shared/email-address.ts';
import { THREE_DECIMAL_CURRENCIES, ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';
import { anyOf, type Condition } from '../../db/conditions.ts';

export const isEmail = (text: string): boolean => EMAIL_ADDRESS.test(text);

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
