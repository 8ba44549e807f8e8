import { sql, type Transaction } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { OperationId } from '../db/schema/schema-operations.ts';

/** `action` is `area.verb`; the object is named as the provider or the store names it. */
export type AuditedObject = Readonly<{ action: string; object_kind: string; object_id: string }>;

export type AuditEntry = AuditedObject &
  Readonly<{
    at: UtcInstant;
    actor_id: number | null;
    actor_email: string;
    ip: string;
    /** The name of the API key it was done with, where a program did it in the person's name. */
    api_key?: string | null | undefined;
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
export async function writeAudit(trx: Database, entry: AuditEntry): Promise<void> {
  await auditing(trx, [entry]).execute();
}

/** The same for several, in their order; where more is to be written at the end, as a part of its statement. */
export const auditing = (trx: Database, entries: readonly AuditEntry[]) =>
  trx.insertInto('audit_log').values(
    entries.map(({ before, after, api_key, ...entry }) => ({
      ...entry,
      before: jsonOrNull(before),
      after: jsonOrNull(api_key ? { ...(after as object | undefined), api_key } : after),
    })),
  );

/** From here on nobody else writes to the log until the commit: what is counted in it before a row is added stays true. */
export async function lockAudit(trx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit log'))`.execute(trx);
}
