import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Condition } from '../../db/conditions.ts';
import { walkIds } from '../../db/walk-ids.ts';
import { type ListOrder, orderBy, orderColumns } from './list-order.ts';
import { transactionRows } from './transaction-rows.ts';

/** How far to walk along the list, and how much to take there; few rows are gathered first, wherever in the list they are. */
export type Walk = Readonly<{ order: ListOrder; offset: number; size: number; isGathered?: boolean }>;

/** The rows at the end of a walk, in the order they are shown; a walk from the end of the list goes the other way. */
export const pageRows = (
  parts: readonly Condition[],
  walk: Walk,
  shown: ListOrder = walk.order,
): RawBuilder<unknown> => transactionRows(idsOf(parts, walk), orderBy(shown, 't'));

/** Each part gives no more than the page could need of it; together they are put in order once more. */
function idsOf(
  parts: readonly Condition[],
  { order, offset, size, isGathered = false }: Walk,
): RawBuilder<unknown> {
  const by = orderBy(order);
  const sorted = orderColumns(order.sort);
  const columns = sql.join(sorted.map((name) => sql.ref(name)));
  if (isGathered)
    // `offset 0` keeps the order and the limit outside, so that no index is walked for their sake.
    return sql`select transaction_id from (select ${columns} from transactions where ${anyOf(parts)} offset 0) as few
      order by ${by} limit ${size} offset ${offset}`;
  const [only] = parts;
  if (only && parts.length === 1) {
    const list = { table: 'transactions', ids: ['transaction_id'], where: only };
    return walkIds({ ...list, sorted, order: by, size, skipped: offset });
  }
  const walks = parts.map(
    (part) => sql`(select ${columns} from transactions where ${part} order by ${by} limit ${offset + size})`,
  );
  return sql`
    select transaction_id from (${sql.join(walks, sql` union all `)}) as walks
    order by ${by} limit ${size} offset ${offset}`;
}
