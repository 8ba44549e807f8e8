import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { WebhookKind, WebhookStatus } from '#domain/webhooks/webhook-topics.ts';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

export interface WebhookTables {
  webhooks: {
    id: Generated<number>;
    kind: WebhookKind;
    name: string;
    status: Generated<WebhookStatus>;
    topics: string[];
    url: string;
    user_id: number;
    api_key_id: Generated<number | null>;
    sealed_secret: Buffer;
    former_secret: Generated<Buffer | null>;
    former_until: Generated<UtcInstant | null>;
    failures: Generated<number>;
    created: UtcInstant;
    modified: UtcInstant;
  };
  /** Written by triggers, in the transaction of what happened. */
  webhook_deliveries: {
    id: Generated<number>;
    webhook_id: number;
    topic: string;
    resource: string;
    object_id: string;
    data: ColumnType<unknown, string | null | undefined, string | null>;
    body: Generated<string | null>;
    state: Generated<DeliveryState>;
    attempts: Generated<number>;
    /** Nothing means at once. */
    due: Generated<UtcInstant | null>;
    taken_until: Generated<UtcInstant | null>;
    first_attempted: Generated<UtcInstant | null>;
    attempted: Generated<UtcInstant | null>;
    took_ms: Generated<number | null>;
    answer_status: Generated<number | null>;
    answer: Generated<string | null>;
    error: Generated<string | null>;
    created: UtcInstant;
    tx: GeneratedAlways<string>;
  };
}
