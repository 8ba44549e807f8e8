import type { EpochSeconds } from '../shared/time.ts';

/** Why a payment is left out when several are captured or cancelled together; `ready` is sent. */
export const AUTHORIZATION_VERDICTS = [
  'ready',
  'missing',
  'captured',
  'canceled',
  'expired',
  'not_authorized',
  'refunded',
  'disputed',
  'without_order',
  'under_way',
] as const;
export type AuthorizationVerdict = (typeof AUTHORIZATION_VERDICTS)[number];

export type AuthorizationFacts = Readonly<{
  status: string;
  captureBy: EpochSeconds;
  cancellation_reason: string | null;
  hasOrder: boolean;
  hasRefund: boolean;
  isDisputed: boolean;
  /** Somebody asked for it before, and nobody knows yet how that ended. */
  isUnderWay: boolean;
}>;

/** What would become of a payment if it were captured or cancelled now. The first reason against it is told. */
export function authorizationVerdict(
  facts: AuthorizationFacts | undefined,
  now: EpochSeconds,
): AuthorizationVerdict {
  if (!facts) return 'missing';
  if (facts.status === 'succeeded') return 'captured';
  if (facts.status === 'canceled') return facts.cancellation_reason === 'automatic' ? 'expired' : 'canceled';
  if (facts.status !== 'requires_capture') return 'not_authorized';
  if (facts.captureBy <= now) return 'expired';
  if (!facts.hasOrder) return 'without_order';
  if (facts.hasRefund) return 'refunded';
  if (facts.isDisputed) return 'disputed';
  return facts.isUnderWay ? 'under_way' : 'ready';
}
