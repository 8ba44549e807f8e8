import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../db/conditions.ts';
import { type ListOrder, orderBy, orderColumns } from './list-order.ts';
import { transactionRows } from './transaction-rows.ts';

/** How far to walk along the list, and how much to take there. */
export type Walk = Readonly<{ order: ListOrder; offset: number; size: number }>;

/** The rows at the end of a walk, in the order they are shown; a walk from the end of the list goes the other way. */
export const pageRows = (
  parts: readonly Condition[],
  walk: Walk,
  shown: ListOrder = walk.order,
): RawBuilder<unknown> => transactionRows(idsOf(parts, walk), orderBy(shown, 't'));

/** Each part gives no more than the page could need of it; together they are put in order once more. */
function idsOf(parts: readonly Condition[], { order, offset, size }: Walk): RawBuilder<unknown> {
  const by = orderBy(order);
  const [only] = parts;
  if (only && parts.length === 1) {
    return sql`select transaction_id from transactions where ${only} order by ${by} limit ${size} offset ${offset}`;
  }
  const columns = sql.join(orderColumns(order.sort).map((name) => sql.ref(name)));
  const walks = parts.map(
    (part) => sql`(select ${columns} from transactions where ${part} order by ${by} limit ${offset + size})`,
  );
  return sql`
    select transaction_id from (${sql.join(walks, sql` union all `)}) as walks
    order by ${by} limit ${size} offset ${offset}`;
}
