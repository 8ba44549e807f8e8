import { fail } from '#contract/kit/errors.ts';
import { isAwaitingResponse, isInquiry, isUnderReview } from '#domain/disputes/dispute-status.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import type { BalanceTransaction, Dispute } from '../../provider-objects.ts';
import { verdictOn } from '../facts/magic-evidence.ts';
import { submitted } from './answer-dispute.ts';
import { announced, type Changes, changes, NOTHING } from './changes.ts';
import { type ChargeHistory, loadHistory } from './charge-history.ts';
import { type Context, command } from './command.ts';
import { reversal } from './dispute-money.ts';
import { escalated } from './escalate-inquiry.ts';
import { load } from './loaded.ts';
import { simObject } from './sim-object.ts';
import type { Reading } from './store.ts';

export type DisputeDecision = 'won' | 'lost' | 'warning_closed' | 'escalated';
type Slice = ChargeHistory & Readonly<{ dispute: Dispute; withdrawn: BalanceTransaction | undefined }>;

const loadSlice = async (store: Reading, id: string): Promise<Slice> => {
  const dispute = await load(store, 'dispute', id);
  const [first] = dispute.balance_transactions;
  return {
    ...(await loadHistory(store, dispute.charge)),
    dispute,
    withdrawn: first && (await store.find('transaction', first)),
  };
};

const isOpen = ({ status }: Dispute): boolean => isAwaitingResponse(status) || isUnderReview(status);

/** The bank decides, whenever it likes. */
export const decideDispute = command<
  Readonly<{ dispute: DisputeId; outcome: DisputeDecision }>,
  Slice,
  Dispute
>({
  kind: 'decide_dispute',
  load: (store, { dispute }) => loadSlice(store, dispute),
  decide: (slice, { outcome }, context) => {
    const { status } = slice.dispute;
    const fits = isInquiry(status) === (outcome === 'warning_closed' || outcome === 'escalated');
    if (!isOpen(slice.dispute) || !fits) throw fail('dispute_not_actionable', { status });
    return decided(slice, outcome, context);
  },
});

/** The time to answer is over: a draft is sent as it is; without one the claim is lost, and a question dropped. */
export const disputeDeadline = command<string, Slice, null>({
  kind: 'dispute_deadline',
  load: loadSlice,
  decide: (slice, _, context) => {
    const { dispute } = slice;
    if (!isAwaitingResponse(dispute.status) || dispute.evidence_details.due_by > context.now) return NOTHING;
    const late: Dispute = { ...dispute, evidence_details: { ...dispute.evidence_details, past_due: true } };
    if (dispute.evidence_details.has_evidence) return changes(null, submitted(late, context.now));
    return changes(
      null,
      decided({ ...slice, dispute: late }, isInquiry(dispute.status) ? 'warning_closed' : 'lost', context),
    );
  },
});

export const reviewOver = command<string, Slice, null>({
  kind: 'review_over',
  load: loadSlice,
  decide: (slice, _, context) => {
    const { dispute } = slice;
    if (!isUnderReview(dispute.status)) return NOTHING;
    const { verdict } = verdictOn(dispute.evidence);
    const outcome = isInquiry(dispute.status)
      ? verdict === 'escalated'
        ? verdict
        : 'warning_closed'
      : verdict === 'won'
        ? verdict
        : 'lost';
    return changes(null, decided(slice, outcome, context));
  },
});

function decided(slice: Slice, outcome: DisputeDecision, context: Context): Changes<Dispute> {
  const { dispute, charge, withdrawn } = slice;
  if (outcome === 'escalated') {
    const claim = escalated(slice, dispute, context);
    if (claim) return claim;
    return decided(slice, 'warning_closed', context); // All of it was refunded in the meantime.
  }
  const funds = outcome === 'won' ? reversal(dispute, charge, withdrawn, context) : undefined;
  const closed: Dispute = {
    ...dispute,
    status: outcome,
    balance_transactions: funds
      ? [...dispute.balance_transactions, funds.transaction.id]
      : dispute.balance_transactions,
    metadata: { ...dispute.metadata, __dispute_closed_at: String(context.now) },
  };
  return changes(
    closed,
    funds?.changes ?? {},
    announced(
      simObject('dispute', closed),
      ...(funds ? ['charge.dispute.funds_reinstated'] : []),
      'charge.dispute.closed',
    ),
  );
}
