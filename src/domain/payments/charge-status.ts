import { DISPUTE_STATUSES, type DisputeStatus } from '../disputes/dispute-status.ts';
import type { Word } from '../shared/word.ts';

/** What the status of a payment depends on, of the charge and of the payment intent around it. */
export type ChargeStanding = Readonly<{
  status: string;
  paid: boolean;
  captured: boolean;
  refunded: boolean;
  disputed: boolean;
  amount_refunded: number;
  outcome: Readonly<{ type: string }> | null;
  refunds: Readonly<{ data: readonly unknown[] }> | null;
  dispute: Readonly<{ status: Word<DisputeStatus> }> | null;
  order: Readonly<{ fraud_meta_box_type: string | null }> | null;
}>;

export const NAMED_STATUSES = [
  'fraud_outcome_review',
  'fraud_outcome_block',
  'failed',
  'blocked',
  'refunded_partial',
  'refunded_full',
  'refund_failed',
  'paid',
  'authorized',
  ...DISPUTE_STATUSES.map((status) => `disputed_${status}` as const),
] as const;
export type NamedStatus = (typeof NAMED_STATUSES)[number];
/** Where no rule has a name for it, the status is shown as the provider or the store words it. */
export type ChargeStatus = Readonly<{ kind: Word<'named' | 'raw'>; status: string }>;

const named = (status: NamedStatus): ChargeStatus => ({ kind: 'named', status });

/** The store's rules hold the payment, and somebody must decide. */
export const isOnHold = (charge: Pick<ChargeStanding, 'order'>, intentStatus: string | null): boolean =>
  intentStatus === 'requires_capture' && charge.order?.fraud_meta_box_type === 'review';

const isBlockedByRules = ({ order }: Pick<ChargeStanding, 'order'>): boolean =>
  order?.fraud_meta_box_type === 'block' || order?.fraud_meta_box_type === 'review_blocked';

/** Ten rules; the first that matches decides. */
export function chargeStatus(charge: ChargeStanding, intentStatus: string | null): ChargeStatus {
  const { status, outcome, dispute, refunds } = charge;
  if (isOnHold(charge, intentStatus)) return named('fraud_outcome_review');
  if (isBlockedByRules(charge)) return named('fraud_outcome_block');
  if (status === 'failed' && (outcome?.type === 'issuer_declined' || outcome?.type === 'invalid'))
    return named('failed');
  if (status === 'failed' && outcome?.type === 'blocked') return named('blocked');
  if (charge.disputed && dispute) return { kind: 'named', status: `disputed_${dispute.status}` };
  if (charge.amount_refunded > 0 && !charge.refunded) return named('refunded_partial');
  if (charge.refunded) return named('refunded_full');
  if (refunds !== null && refunds.data.length > 0) return named('refund_failed');
  if (status === 'succeeded' && charge.paid) return named(charge.captured ? 'paid' : 'authorized');
  return { kind: 'raw', status };
}
