import { minor } from '#domain/shared/money.ts';
import type { Dispute } from '../../provider-objects.ts';
import { announced, type Changes, changes } from './changes.ts';
import type { ChargeHistory } from './charge-history.ts';
import type { Context } from './command.ts';
import { withdrawal } from './dispute-money.ts';
import { responseDeadline } from './open-dispute.ts';
import { simObject } from './sim-object.ts';

/** The question becomes a claim: money is taken now, and there is new time to answer. Undefined when nothing is left. */
export function escalated(
  history: ChargeHistory,
  dispute: Dispute,
  context: Context,
): Changes<Dispute> | undefined {
  // What was refunded or claimed in the meantime cannot be claimed again.
  const left = history.charge.amount_captured - history.taken.customer;
  const amount = minor(Math.min(dispute.amount, left));
  if (amount <= 0) return undefined;
  const funds = withdrawal({ id: dispute.id, amount }, history, context);
  const due_by = responseDeadline(context.now);
  const claim: Dispute = {
    ...dispute,
    amount,
    status: 'needs_response',
    evidence_details: { has_evidence: false, due_by, past_due: false, submission_count: 0 },
    balance_transactions: [funds.transaction.id],
  };
  return changes(
    claim,
    funds.changes,
    announced(simObject('dispute', claim), 'charge.dispute.updated', 'charge.dispute.funds_withdrawn'),
    { due: [{ at: due_by, kind: 'dispute_deadline', subject: dispute.id }] },
  );
}
