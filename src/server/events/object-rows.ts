import { account } from '#contract/account.ts';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { ProviderAccount } from '#provider/provider-account.ts';
import type { Charge, Dispute, PaymentIntent, Payout, Refund } from '#provider/provider-objects.ts';
import type { ProjectedRow } from './projection.ts';

/** What every such table keeps of its object: our names for it, and the provider's own words. */
const ownColumns = <Told extends { id: string; created: EpochSeconds }>(provider: string, object: Told) => ({
  provider,
  id: object.id,
  created: utcInstant(object.created),
  data: object,
});

/** Intents and charges are as many as sales, so their rows are one literal each: parts put together are slow to make. */
export const intentRow = (provider: string, intent: PaymentIntent): ProjectedRow => ({
  provider,
  id: intent.id,
  created: utcInstant(intent.created),
  data: intent,
  status: intent.status,
  amount: intent.amount,
  currency: intent.currency,
  charge_id: intent.charge,
});

export const chargeRow = (provider: string, charge: Charge): ProjectedRow => ({
  provider,
  id: charge.id,
  created: utcInstant(charge.created),
  data: charge,
  payment_intent_id: charge.payment_intent,
  status: charge.status,
  amount: charge.amount,
  amount_captured: charge.amount_captured,
  amount_refunded: charge.amount_refunded,
  currency: charge.currency,
  captured: charge.captured,
  disputed: charge.disputed,
});

/** The operation names itself in the metadata it sends, so an event and an answer know each other. */
export const OPERATION_ID = 'operation_id';
const OURS = /^op_[0-9a-f-]{36}$/;
/** Others may write a note of the same name: only what looks like an operation of ours is one. */
export const operationOf = (metadata: Refund['metadata']): string | null =>
  metadata[OPERATION_ID]?.match(OURS)?.[0] ?? null;

export function refundRow(provider: string, refund: Refund): ProjectedRow {
  const { charge, payment_intent, status, amount, currency, metadata } = refund;
  return {
    ...ownColumns(provider, refund),
    charge_id: charge,
    payment_intent_id: payment_intent,
    status,
    amount,
    currency,
    operation_id: operationOf(metadata),
  };
}

export function disputeRow(provider: string, dispute: Dispute): ProjectedRow {
  const { charge, payment_intent, status, reason, amount, currency, evidence_details } = dispute;
  return {
    ...ownColumns(provider, dispute),
    charge_id: charge,
    payment_intent_id: payment_intent,
    status,
    reason,
    amount,
    currency,
    due_by: utcInstant(evidence_details.due_by),
  };
}

export const payoutRow = ({
  created,
  arrival_date,
  returned,
  bank_account: _account,
  method: _method,
  metadata: _notes,
  ...payout
}: Payout): ProjectedRow => ({
  ...payout,
  created: utcInstant(created),
  date: utcInstant(arrival_date),
  // A payout that the simulator keeps from before it said so has none.
  returned: returned ? utcInstant(returned) : null,
});

/** There is one account, so its row has no id; one that our screens could not read is refused. */
export function accountRow(data: ProviderAccount): ProjectedRow {
  account.parse(data);
  return { singleton: true, data };
}
