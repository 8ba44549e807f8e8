import type { OperationSummary, PendingOperation } from '#contract/operations.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';

/** Nov 15, 2025, 04:13 in UTC. */
const ASKED = epochSeconds(1_763_180_000);

export const aPendingOperation = (over: Partial<PendingOperation> = {}): PendingOperation => ({
  id: 'op_1',
  kind: 'refund_charge',
  subjects: ['ch_1', 'pi_1', 'order 12'],
  state: 'unknown',
  amount: minor(10_000),
  currency: currency('usd'),
  actor_email: 'amara@example.com',
  created: utcInstant(ASKED),
  ...over,
});

export const anEndedOperation = (over: Partial<OperationSummary> = {}): OperationSummary => ({
  id: 'op_1',
  kind: 'refund_charge',
  subject: 'ch_1',
  state: 'succeeded',
  actor_email: 'amara@example.com',
  attempts: 2,
  created: utcInstant(ASKED),
  finished: utcInstant(epochSeconds(ASKED + 60)),
  error_code: null,
  error_message: null,
  ...over,
});
