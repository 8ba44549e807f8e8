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
  /** What the rules may know of each card payment that was made online and went through. Kept by triggers. */
  payment_facts: {
    charge_id: string;
    order_id: number | null;
    created: UtcInstant;
    payer: string | null;
    is_returning: boolean;
    amount: number;
    currency: string;
    item_count: number | null;
    avs_mismatch: boolean | null;
    billing_shipping_address_same: boolean | null;
    ip_country: string | null;
    ip_billing_country_same: boolean | null;
  };
}
