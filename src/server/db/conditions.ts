import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What a row must be. Columns are named without a table where one condition serves several tables that carry them. */
export type Condition = RawBuilder<SqlBool>;

const ALWAYS: Condition = sql`true`;
const NEVER: Condition = sql`false`;

export const isEverything = (condition: Condition): boolean => condition === ALWAYS;

export function allOf(conditions: readonly Condition[]): Condition {
  const [first = ALWAYS, ...more] = conditions.filter((condition) => condition !== ALWAYS);
  return more.length === 0 ? first : sql`(${sql.join([first, ...more], sql` and `)})`;
}
export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? NEVER : sql`(${sql.join(conditions, sql` or `)})`;

/** The text as a pattern that begins with it: the signs that mean something in a pattern are taken literally. */
export const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The same, for a pattern that holds it somewhere. */
export const containing = (text: string): string => `%${beginning(text)}`;
