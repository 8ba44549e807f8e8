import { type RefundLimit, refundRoom } from '../people/refund-limits.ts';
import type { ApprovalReason, ApprovalRule } from './approval-rules.ts';

/** Whoever might decide, as they are at that moment. */
export type Decider = Readonly<{
  user_id: number;
  role: string | undefined;
  /** Whether they could do the same thing themselves. */
  holdsCapability: boolean;
  isKey: boolean;
  limits: readonly RefundLimit[];
}>;

type Waiting = Readonly<{
  asker_id: number;
  reasons: readonly ApprovalReason[];
  /** Of a refund: what it gives back. */
  refund: Readonly<{ amount: number; currency: string }> | null;
}>;

export type DeciderVerdict = 'yes' | 'own' | 'key' | 'capability' | 'role' | 'limit';

/**
 * Whether somebody may approve or decline: never whoever asked, nor a key, and only who could do it themselves, is named by
 * every rule it waits for as these rules are now, and has room for it in their own limits for one refund.
 */
export function mayDecide(
  decider: Decider,
  { asker_id, reasons, refund }: Waiting,
  rules: readonly ApprovalRule[],
): DeciderVerdict {
  if (decider.isKey) return 'key';
  if (decider.user_id === asker_id) return 'own';
  if (!decider.holdsCapability) return 'capability';
  const named = rules.filter(({ kind }) => reasons.includes(kind));
  if (!named.every(({ roles }) => decider.role !== undefined && roles.includes(decider.role))) return 'role';
  if (refund && refundRoom(decider.limits, { ...refund, spent: 0 }) !== 'within') return 'limit';
  return 'yes';
}
