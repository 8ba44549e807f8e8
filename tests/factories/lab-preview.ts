import type { LabPreview } from '#contract/fraud.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';

/** What a rule about addresses would have done to a few thousand payments; a test names only what it is about. */
export const aLabPreview = (over: Partial<LabPreview> = {}): LabPreview => ({
  days: 90,
  payments: 2418,
  held: 31,
  blocked: 9,
  affected: [{ currency: currency('usd'), amount: minor(391_240), count: 40 }],
  disputes: { all: 6, caught: 4, amounts: [{ currency: currency('usd'), amount: minor(118_420) }] },
  returning_customers: 7,
  rules: [{ key: 'avs_verification', outcome: 'block', count: 9, disputes_caught: 4, unknown: 12 }],
  examples: [
    {
      ...{ charge_id: 'ch_1', payment_intent_id: 'pi_1', order_id: 41, order_number: '41' },
      ...{ customer_name: 'Ada Lovelace', created: utcInstant(epochSeconds(1_790_000_000)) },
      ...{ amount: minor(75_000), currency: currency('usd'), outcome: 'block', rules: ['avs_verification'] },
      is_disputed: true,
    },
  ],
  ...over,
});
