import type { listAuthorizations } from '#contract/authorizations.ts';
import type { listFraudOutcomes } from '#contract/fraud-outcomes.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';

export type AuthorizationReply = Reply<typeof listAuthorizations>['data'][number];
export type FraudOutcomeReply = Reply<typeof listFraudOutcomes>['data'][number];

/** A payment of 20.00 USD that waits to be captured, as the server tells of it. */
export const anAuthorizationReply = (over: Partial<AuthorizationReply> = {}): AuthorizationReply => ({
  payment_intent_id: 'pi_1',
  charge_id: 'ch_1',
  order_id: 12,
  created: utcInstant(epochSeconds(1_700_000_000)),
  capture_before: utcInstant(epochSeconds(1_700_000_000 + 7 * 86_400)),
  amount: minor(2000),
  currency: currency('usd'),
  risk_level: 0,
  customer_name: 'Ada Lovelace',
  customer_email: 'ada@example.com',
  customer_country: 'US',
  is_held_for_review: false,
  order: { id: 12, number: '12', url: 'admin.php?page=wc-orders&action=edit&id=12', customer_url: null },
  ...over,
});

/** A payment of 20.00 USD that the store's rules blocked. */
export const aFraudOutcomeReply = (over: Partial<FraudOutcomeReply> = {}): FraudOutcomeReply => ({
  status: 'block',
  created: utcInstant(epochSeconds(1_700_000_000)),
  amount: minor(2000),
  currency: currency('usd'),
  customer_name: 'Ada Lovelace',
  order_id: 12,
  order_number: '12',
  payment_intent: { id: 'pi_1', status: 'canceled' },
  fraud_meta_box_type: 'block',
  ...over,
});
