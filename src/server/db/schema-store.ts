import type { Generated } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';

export interface StoreTables {
  customers: {
    id: Generated<number>;
    name: string;
    email: string;
    country: string | null;
    created: UtcInstant;
  };
  orders: {
    id: Generated<number>;
    number: string;
    status: string;
    customer_id: number | null;
    currency: string;
    total: number;
    payment_intent_id: string | null;
    fraud_meta_box_type: string | null;
    created: UtcInstant;
  };
  subscriptions: {
    id: Generated<number>;
    number: string;
    customer_id: number;
    status: string;
    created: UtcInstant;
  };
  subscription_orders: { subscription_id: number; order_id: number };
}
