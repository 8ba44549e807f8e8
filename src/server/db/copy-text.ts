import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { assert } from '#domain/shared/assert.ts';

/** COPY takes no parameters, so the driver's own quoting puts each value where its number stands. */
export const wholeText = ({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): string =>
  sql.replaceAll(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]));

export const copyText = (query: string): string => `copy (${query}) to stdout with (format csv, header)`;

function literal(value: unknown): string {
  if (typeof value === 'number') {
    assert(Number.isSafeInteger(value), `${value} is a whole number`);
    return `(${value})`; // A minus sign after an operator must not become another operator.
  }
  assert(
    typeof value === 'string' && !value.includes('\0'),
    'a value of a file query is text that can be stored',
  );
  return pg.escapeLiteral(value);
}
