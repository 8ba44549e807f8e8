import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CalendarDate, UtcInstant } from '#domain/shared/time.ts';

/** Any JSON: read as whatever was stored, so every reader parses it; written as JSON text. */
type Json = ColumnType<unknown, string, string>;

/** Every object is kept once under the provider's own id; `data` is the provider's own words. */
interface Told {
  provider: string;
  id: string;
  created: UtcInstant;
  data: Json;
}

export interface EventsTables {
  documents: {
    provider: string;
    document_id: string;
    type: string;
    date: CalendarDate;
    period_from: CalendarDate | null;
    period_to: CalendarDate | null;
  };
  loans: {
    provider: string;
    stripe_loan_id: string;
    paid_out_at: UtcInstant;
    fully_paid_at: UtcInstant | null;
    data: Json;
  };
  payment_intents: Told & { status: string; amount: number; currency: string; charge_id: string | null };
  charges: Told & {
    payment_intent_id: string;
    status: 'succeeded' | 'pending' | 'failed';
    amount: number;
    amount_captured: number;
    amount_refunded: number;
    currency: string;
    captured: boolean;
    disputed: boolean;
  };
  refunds: Told & {
    charge_id: string;
    payment_intent_id: string;
    status: 'pending' | 'succeeded' | 'failed' | 'canceled';
    amount: number;
    currency: string;
    operation_id: string | null;
  };
  disputes: Told & {
    charge_id: string;
    payment_intent_id: string;
    status: string;
    reason: string;
    amount: number;
    currency: string;
    due_by: UtcInstant;
  };
  /** Kept by triggers on `disputes`. */
  dispute_totals: { status: string; currency: string; count: number; amount: number };
  object_reads: { provider: string; kind: string; object_id: string; read_order: number };
  provider_events: {
    provider: string;
    id: string;
    sequence: number | null;
    type: string;
    kind: string;
    object_id: string;
    created: UtcInstant;
    received: UtcInstant;
    came_by: 'delivery' | 'poll';
    state: 'waiting' | 'done' | 'ignored';
    payload: Json;
    applied: UtcInstant | null;
  };
  event_feeds: { provider: string; last_sequence: Generated<number>; last_polled: UtcInstant | null };
  backfills: {
    provider: string;
    kind: string;
    cursor: string | null;
    objects: Generated<number>;
    started: UtcInstant;
    finished: UtcInstant | null;
    newest: UtcInstant | null;
    reached: UtcInstant | null;
    worked_ms: Generated<number>;
  };
  sync_problems: {
    provider: string;
    source: string;
    code: string;
    message: string;
    since: UtcInstant;
    last: UtcInstant;
    times: Generated<number>;
  };
  set_aside_objects: {
    provider: string;
    kind: string;
    object_id: string;
    reason: string;
    since: Generated<UtcInstant>;
    last: Generated<UtcInstant>;
    times: Generated<number>;
  };
  server_restarts: { id: GeneratedAlways<number>; at: UtcInstant; reason: string };
  drift_checks: {
    id: GeneratedAlways<number>;
    provider: string;
    started: UtcInstant;
    finished: UtcInstant | null;
    compared: Generated<number>;
    missing: Generated<number>;
    different: Generated<number>;
    unexplained: Generated<number>;
    repaired: Generated<number>;
    examples: ColumnType<unknown, string | undefined, string>;
  };
}
