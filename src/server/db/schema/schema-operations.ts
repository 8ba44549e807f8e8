import type { ColumnType, Generated } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';

/** Any JSON: read as whatever was stored, so every reader parses it; written as JSON text. */
type Json = ColumnType<unknown, string, string>;
type JsonOrNull = ColumnType<unknown, string | null, string | null>;

export type OperationId = `op_${string}`;
export type OperationState = 'created' | 'sent' | 'unknown' | 'succeeded' | 'failed' | 'needs_attention';

/** A trigger gives a row of the audit log its place in the chain; nobody else may. */
type Chained<Value> = ColumnType<Value, never, never>;

export interface OperationsTables {
  operations: {
    id: OperationId;
    kind: string;
    state: Generated<OperationState>;
    caller: string;
    actor_id: number | null;
    actor_email: string;
    ip: string;
    /** The name of the API key it was asked for with. */
    api_key: Generated<string | null>;
    idempotency_key: string | null;
    natural_key: string | null;
    request_hash: Buffer;
    input: Json;
    read_order: number | null;
    attempts: Generated<number>;
    next_attempt_at: UtcInstant;
    result: JsonOrNull;
    error: JsonOrNull;
    created: UtcInstant;
    finished: UtcInstant | null;
    /** Whose room in the limits of refunds it takes, and how much. */
    counts_for: Generated<number | null>;
    amount: Generated<number | null>;
    currency: Generated<string | null>;
    approval_id: Generated<string | null>;
  };
  audit_log: {
    id: Chained<number>;
    at: UtcInstant;
    actor_id: number | null;
    actor_email: string;
    ip: string;
    action: string;
    object_kind: string;
    object_id: string;
    before: JsonOrNull;
    after: JsonOrNull;
    operation_id: OperationId | null;
    result: 'succeeded' | 'failed';
    previous_hash: Chained<Buffer>;
    hash: Chained<Buffer>;
  };
}
