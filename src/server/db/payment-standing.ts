import type { PaymentState } from '#contract/payment-state.ts';
import type { DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { chargeStatus } from '#domain/payments/charge-status.ts';
import { foremostDispute } from '#domain/payments/foremost-dispute.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';

type DisputeParts = readonly [status: DisputeStatus, created: number, due_by: number];
/** What the state of a payment depends on, in the order of the column below. */
export type PaymentStanding = readonly [
  status: string,
  paid: boolean,
  captured: boolean,
  refunded: boolean,
  disputed: boolean,
  isPartlyRefunded: boolean,
  outcome: string | null,
  hasRefunds: boolean,
  fraud_meta_box_type: string | null,
  disputes: readonly DisputeParts[] | null,
];

/**
 * It as one column of a query that calls the charge `c` and its order `o`; null where there is no charge. Disputes are looked
 * up only for what the charge says is disputed.
 */
export const PAYMENT_STANDING = `case when c.id is not null then jsonb_build_array(
  c.status, c.data->'paid', c.captured, c.data->'refunded', c.disputed, c.amount_refunded > 0,
  c.data->'outcome'->'type', jsonb_array_length(c.data->'refunds') > 0, o.fraud_meta_box_type,
  case when c.disputed then (
    select jsonb_agg(jsonb_build_array(
      d.status, extract(epoch from d.created)::int8, extract(epoch from d.due_by)::int8))
    from disputes d where d.provider = c.provider and d.charge_id = c.id) end) end`;

/** The state by the same rule as on the payment's own page. */
export function paymentState(standing: PaymentStanding, intentStatus: string | null): PaymentState {
  const [status, paid, captured, refunded, disputed, isPartlyRefunded, outcome, hasRefunds, fraud, disputes] =
    standing;
  const dispute = foremostDispute(
    (disputes ?? []).map(([word, created, due_by]) => ({
      status: word,
      created,
      evidence_details: { due_by },
    })),
  );
  const shown = chargeStatus(
    {
      status,
      paid,
      captured,
      refunded,
      disputed,
      amount_refunded: isPartlyRefunded ? 1 : 0,
      outcome: outcome === null ? null : { type: outcome },
      refunds: { data: hasRefunds ? [{}] : [] },
      dispute: dispute ?? null,
      order: { fraud_meta_box_type: fraud },
    },
    intentStatus,
  );
  const dueBy = dispute?.evidence_details.due_by;
  return { ...shown, due_by: dueBy === undefined ? null : utcInstant(epochSeconds(dueBy)) };
}
