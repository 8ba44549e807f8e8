import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { OperationId } from '../db/schema/schema-operations.ts';

/** `action` is `area.verb`; the object is named as the provider or the store names it. */
export type AuditedObject = Readonly<{ action: string; object_kind: string; object_id: string }>;

export type AuditEntry = AuditedObject &
  Readonly<{
    at: UtcInstant;
    actor_id: number | null;
    actor_email: string;
    ip: string;
    before?: unknown;
    after?: unknown;
    operation_id?: OperationId;
    result: 'succeeded' | 'failed';
  }>;

const jsonOrNull = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/**
 * Adds a row in the caller's transaction, at its end: from here on every other writer of the log waits for the commit.
 * The database gives the row its number and its place in the chain.
 */
export async function writeAudit(trx: Database, { before, after, ...entry }: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({ ...entry, before: jsonOrNull(before), after: jsonOrNull(after) })
    .execute();
}
