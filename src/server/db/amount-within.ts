import { type SqlBool, sql } from 'kysely';
import { type AmountRange, minorRange } from '#domain/payments/amount-filter.ts';
import { THREE_DECIMAL_CURRENCIES, ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';
import { allOf, anyOf, type Condition } from './conditions.ts';

const among = (codes: readonly string[]): Condition => sql`currency in (${sql.join([...codes])})`;
const ZERO = among(ZERO_DECIMAL_CURRENCIES);
const THREE = among(THREE_DECIMAL_CURRENCIES);
const TWO: Condition = sql`not (${ZERO} or ${THREE})`;

/** The rows whose amount is meant, by the rule of `isAmountWithin`: ranges of the amount itself, which an index can find. */
export const amountWithin = (range: AmountRange): Condition =>
  anyOf(
    [[TWO, 2] as const, [ZERO, 0] as const, [THREE, 3] as const].map(([currencies, decimals]) => {
      const { least, most } = minorRange(range, decimals);
      return allOf([
        currencies,
        sql<SqlBool>`(amount between ${least} and ${most} or amount between ${-most} and ${-least})`,
      ]);
    }),
  );
