import type { UtcInstant } from '#domain/shared/time.ts';
import type { OperationId } from './schema-operations.ts';

export interface FraudTables {
  /** Who let a payment through that was held for review, or stopped it. */
  fraud_decisions: {
    payment_intent_id: string;
    order_id: number | null;
    action: 'approve' | 'block';
    user_id: number | null;
    user_email: string;
    operation_id: OperationId;
    decided: UtcInstant;
  };
}
