import type { ColumnType, Generated } from 'kysely';
import type { ApprovalReason, RuleKind } from '#domain/approvals/approval-rules.ts';
import type { ApprovalState } from '#domain/approvals/approval-state.ts';
import type { UtcInstant } from '#domain/shared/time.ts';

type JsonOrNull = ColumnType<unknown, string | null, string | null>;

export type ApprovalId = `apr_${string}`;

export interface ApprovalsTables {
  approval_rules: {
    kind: RuleKind;
    roles: string[];
    /** By currency, in minor units; of `refund_over` alone. */
    amounts: ColumnType<Record<string, number> | null, string | null, string | null>;
    count: number | null;
  };
  approvals: {
    id: ApprovalId;
    act: string;
    /** Method and path, as `POST /wc/v3/payments/refund`. */
    endpoint: string;
    /** Canonical JSON. */
    input: string;
    input_hash: Buffer;
    words: string;
    amount: number | null;
    currency: string | null;
    object_kind: string;
    object_id: string;
    subjects: string[];
    seen: JsonOrNull;
    reasons: ApprovalReason[];
    asker_id: number;
    asker_email: string;
    api_key_id: number | null;
    caller: string;
    idempotency_key: string | null;
    ip: string;
    note: string;
    created: UtcInstant;
    expires: UtcInstant;
    state: Generated<ApprovalState>;
    decided_by: Generated<number | null>;
    decided: Generated<UtcInstant | null>;
    decision_note: Generated<string | null>;
    taken_until: Generated<UtcInstant | null>;
    result: ColumnType<unknown, string | null | undefined, string | null>;
    error: ColumnType<unknown, string | null | undefined, string | null>;
    finished: Generated<UtcInstant | null>;
  };
}
