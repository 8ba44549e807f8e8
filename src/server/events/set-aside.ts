import { sql } from 'kysely';
import * as z from 'zod/mini';
import { problemWords } from '#contract/problem-words.ts';
import { inSource } from '#domain/shared/spoken.ts';
import type { SetAside } from '#provider/payment-provider.ts';
import { UnreadableObject } from '#provider/unreadable-object.ts';
import type { Database } from '../db/database.ts';
import type { ProjectedKind } from './projection.ts';

/** A delivery that was rightly signed and could not be read. */
export const EVENT = 'event';
/** Whose objects they are. */
export type Shelf = Readonly<{ provider: string; kind: ProjectedKind | typeof EVENT | StoreKind }>;
/** What an attached store told. */
export type StoreKind = 'store_product' | 'store_customer' | 'store_order' | 'store_subscription';

const REASON_MAX = 500;
/** What PostgreSQL calls a value that does not fit, and a rule that a row breaks. */
const ABOUT_A_ROW = /^2[23]/;

const hasCode = (error: Error): error is Error & { code: string; constraint?: string } =>
  'code' in error && typeof error.code === 'string';

/** Why an object cannot be kept; undefined where the trouble is another, and would meet every object alike. */
export function reasonAgainst(error: unknown): string | undefined {
  if (error instanceof UnreadableObject) return error.object.reason;
  if (error instanceof z.core.$ZodError) {
    const [first] = error.issues;
    return first ? `${first.path.join('.')}: ${inSource(() => problemWords(first.message))}` : error.message;
  }
  if (!(error instanceof Error && hasCode(error) && ABOUT_A_ROW.test(error.code))) return undefined;
  return error.constraint ? `It breaks the rule ${error.constraint}` : error.message;
}

/** Writes down what could not be kept. The same object is one row, however often it is tried. */
export async function setAside(db: Database, { provider, kind }: Shelf, objects: readonly SetAside[] = []) {
  if (objects.length === 0) return;
  const byId = new Map(objects.map(({ id, reason }) => [id, reason]));
  await db
    .insertInto('set_aside_objects')
    .values(
      [...byId].map(([object_id, reason]) => ({
        provider,
        kind,
        object_id,
        reason: reason.slice(0, REASON_MAX),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['provider', 'kind', 'object_id']).doUpdateSet(({ ref, eb }) => ({
        reason: ref('excluded.reason'),
        last: ref('excluded.last'),
        times: eb(ref('set_aside_objects.times'), '+', 1),
      })),
    )
    .execute();
}

/** What was kept after all. */
export async function takeBack(
  db: Database,
  provider: string,
  kept: readonly Readonly<{ kind: Shelf['kind']; ids: readonly string[] }>[],
): Promise<void> {
  const names = kept.flatMap(({ kind, ids }) => ids.map((id) => ({ kind, id })));
  if (names.length === 0) return;
  await sql`delete from set_aside_objects using
      unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ id }) => id)}::text[]) as kept (kind, id)
    where provider = ${provider} and set_aside_objects.kind = kept.kind and object_id = kept.id`.execute(db);
}

/** Which of these are set aside. */
export async function findSetAside(
  db: Database,
  { provider, kind }: Shelf,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ object_id: string }>`select object_id from set_aside_objects
    where provider = ${provider} and kind = ${kind} and object_id = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ object_id }) => object_id));
}

/** Does something in a part of a transaction that can be taken back; answers why, where one object stands in its way. */
export async function attempt(trx: Database, write: () => Promise<void>): Promise<string | undefined> {
  await sql`savepoint before_writing`.execute(trx);
  try {
    await write();
    await sql`release savepoint before_writing`.execute(trx);
    return undefined;
  } catch (error) {
    const reason = reasonAgainst(error);
    if (reason === undefined) throw error;
    await sql`rollback to savepoint before_writing`.execute(trx);
    return reason;
  }
}
