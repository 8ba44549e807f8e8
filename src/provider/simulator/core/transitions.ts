import { DISPUTE_TRANSITIONS } from '#domain/disputes/dispute-status.ts';
import { PAYOUT_TRANSITIONS } from '#domain/payouts/payout-transitions.ts';
import type { ObjectKind } from '../../provider-objects.ts';
import type { SimObject } from './sim-object.ts';

/** From each status the ones it may lead to. Staying is always allowed; what leads nowhere is final. */
const TRANSITIONS: Partial<Record<ObjectKind, Readonly<Record<string, readonly string[]>>>> = {
  payment_intent: {
    requires_payment_method: ['requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled'],
    requires_action: ['requires_payment_method', 'requires_capture', 'succeeded', 'canceled'],
    processing: ['requires_payment_method', 'requires_capture', 'succeeded'],
    requires_capture: ['succeeded', 'canceled'],
    succeeded: [],
    canceled: [],
  },
  charge: { pending: ['succeeded', 'failed'], succeeded: ['failed'], failed: [] },
  refund: { pending: ['succeeded', 'failed', 'canceled'], succeeded: ['failed'], failed: [], canceled: [] },
  transaction: { pending: ['available'], available: [] },
  dispute: DISPUTE_TRANSITIONS,
  payout: PAYOUT_TRANSITIONS,
};

const statusOf = ({ value }: SimObject): string | undefined =>
  'status' in value && typeof value.status === 'string' ? value.status : undefined;

/** What is wrong with an object becoming another, or undefined when its state machine allows it. */
export function transitionProblem(before: SimObject, after: SimObject): string | undefined {
  const table = TRANSITIONS[after.kind];
  const from = statusOf(before);
  const to = statusOf(after);
  if (!table || from === undefined || to === undefined || from === to) return undefined;
  return table[from]?.includes(to) ? undefined : `${after.kind} ${after.id} cannot go from ${from} to ${to}`;
}
