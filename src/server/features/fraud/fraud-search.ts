import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '../../store/list-page.ts';

const ORDER_NUMBER = /#(\d{1,15})\b/;

/** A term with a number sign names one order; any other is looked for in the customer's name. Several widen each other. */
export const searchCondition = (terms: readonly string[], name: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const one = (term: string): RawBuilder<SqlBool> => {
    const number = ORDER_NUMBER.exec(term)?.[1];
    return number === undefined
      ? sql`${name} ilike ${containing(term)}`
      : sql`(o.id = ${Number(number)} or o.number = ${number})`;
  };
  return sql`(${sql.join(terms.map(one), sql` or `)})`;
};
