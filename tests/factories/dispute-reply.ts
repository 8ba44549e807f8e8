import type { DisputeSummary } from '#contract/disputes.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { DISPUTED_AT } from './dispute.ts';

/** A row of the disputes list as the server answers it: a claim of 20.00 USD that awaits a response. */
export const aDisputeSummary = (over: Partial<DisputeSummary> = {}): DisputeSummary => ({
  dispute_id: 'dp_1',
  charge_id: 'ch_1',
  payment_intent_id: 'pi_1',
  status: 'needs_response',
  reason: 'fraudulent',
  amount: minor(2000),
  currency: currency('usd'),
  source: 'visa',
  source_identifier: '4242',
  order_number: '1001',
  order: {
    id: 1,
    number: '1001',
    url: 'admin.php?page=wc-orders&action=edit&id=1',
    customer_url: 'admin.php?page=wc-admin&path=/customers/7',
    customer_name: 'Ada Lovelace',
    customer_email: 'ada@example.com',
    fraud_meta_box_type: null,
    subscriptions: [],
  },
  customer_name: 'Ada Lovelace',
  customer_email: 'ada@example.com',
  customer_country: 'US',
  created: utcInstant(DISPUTED_AT),
  due_by: utcInstant(epochSeconds(DISPUTED_AT + 9 * DAY_S)),
  draft: null,
  ...over,
});
