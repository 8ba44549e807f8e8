import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Condition, containing } from '../../db/conditions.ts';

const ORDER_NUMBER = /#(\d{1,15})\b/;

/** A term with a number sign names one order; any other is looked for in the customer's name. Several widen each other. */
export const searchCondition = (terms: readonly string[], name: RawBuilder<unknown>): Condition =>
  anyOf(
    terms.map((term) => {
      const number = ORDER_NUMBER.exec(term)?.[1];
      return number === undefined
        ? sql`${name} ilike ${containing(term)}`
        : sql`(o.id = ${Number(number)} or o.number = ${number})`;
    }),
  );
