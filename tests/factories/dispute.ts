import type { Dispute } from '#contract/disputes.ts';
import type { DisputeReason, DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '#server/db/database.ts';
import { nextNumber } from './numbered.ts';
import { type NewTransaction, saveTransaction } from './transaction.ts';

export const DISPUTED_AT = epochSeconds(1_763_180_000);

type NewDispute = Readonly<{
  id: string;
  charge_id: string;
  payment_intent_id: string;
  status: DisputeStatus;
  reason: DisputeReason;
  amount: number;
  currency: string;
  created: EpochSeconds;
  due_by: EpochSeconds;
}>;

/** A claim of 20.00 USD that awaits an answer, in the read model; a test names only what it is about. */
export async function saveDispute(
  db: Database,
  over: Partial<NewDispute> & { sale?: Partial<NewTransaction> } = {},
): Promise<NewDispute> {
  const { sale, ...named } = over;
  const number = nextNumber();
  const dispute: NewDispute = {
    id: `dp_${number}`,
    charge_id: `ch_d${number}`,
    payment_intent_id: `pi_d${number}`,
    status: 'needs_response',
    reason: 'fraudulent',
    amount: 2000,
    currency: 'usd',
    created: DISPUTED_AT,
    due_by: epochSeconds(DISPUTED_AT + 9 * DAY_S),
    ...named,
  };
  const { charge_id, payment_intent_id } = dispute;
  if (sale) await saveTransaction(db, { ...sale, charge_id, payment_intent_id });
  await db
    .insertInto('disputes')
    .values({
      ...dispute,
      provider: 'simulator',
      created: utcInstant(dispute.created),
      due_by: utcInstant(dispute.due_by),
      data: '{}',
    })
    .execute();
  return dispute;
}

/** The same as the server answers it, with its payment, its order and the money it took. */
export const aDispute = (over: Partial<Dispute> = {}): Dispute => ({
  id: 'dp_1',
  status: 'needs_response',
  reason: 'product_not_received',
  amount: minor(24_800),
  currency: currency('eur'),
  created: DISPUTED_AT,
  charge: {
    id: 'ch_1',
    payment_intent: 'pi_1',
    amount: minor(24_800),
    amount_refunded: minor(0),
    currency: currency('eur'),
    created: epochSeconds(DISPUTED_AT - 13 * DAY_S),
    balance_transaction: 'txn_1',
    billing_details: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: null,
      country: 'US',
      address: null,
    },
    payment_method_details: { type: 'card', brand: 'visa', identifier: '4242' },
  },
  payment_intent: 'pi_1',
  order: {
    id: 12,
    number: '10482',
    url: 'admin.php?page=wc-orders&action=edit&id=12',
    customer_url: null,
    customer_name: 'Ada Lovelace',
    customer_email: 'ada@example.com',
    fraud_meta_box_type: null,
    subscriptions: [],
  },
  evidence: {},
  metadata: {},
  issuer_evidence: null,
  evidence_details: {
    has_evidence: false,
    due_by: epochSeconds(DISPUTED_AT + 9 * DAY_S),
    past_due: false,
    submission_count: 0,
  },
  has_draft: false,
  draft: null,
  balance_transactions: [
    {
      id: 'txn_9',
      reporting_category: 'dispute',
      created: DISPUTED_AT,
      currency: currency('usd'),
      amount: minor(-26_940),
      fee: minor(1500),
      net: minor(-28_440),
    },
  ],
  ...over,
});
