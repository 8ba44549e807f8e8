import type { acceptDispute, answerDispute, Dispute } from '#contract/disputes.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { canBeAccepted, isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import type { Prepared } from '../../approvals/ask-approval.ts';
import type { Context } from '../../http/route.ts';
import { checkEvidence } from '../files/evidence-file-repository.ts';
import { loadDispute } from './load-dispute.ts';

/** What giving a dispute up would do, for whoever may have to approve it. */
export async function prepareAccepting(
  context: Context,
  { dispute_id }: Received<typeof acceptDispute>,
): Promise<Prepared> {
  const dispute = await loadDispute(context, dispute_id);
  if (!canBeAccepted(dispute.status)) throw fail('dispute_not_actionable', { status: dispute.status });
  return prepared(dispute, (of) => `Accept ${of}: the money and its fee are given up`);
}

/** What an answer would send to the bank, or keep as a draft. */
export async function prepareAnswering(
  context: Context,
  { dispute_id, ...answer }: Received<typeof answerDispute>,
): Promise<Prepared> {
  const dispute = await loadDispute(context, dispute_id);
  if (!isAwaitingResponse(dispute.status)) throw fail('dispute_not_actionable', { status: dispute.status });
  await checkEvidence(context, dispute_id, answer, dispute);
  const fields = Object.keys(answer.evidence).join(', ');
  return prepared(dispute, (of) =>
    answer.submit
      ? `Submit evidence to the bank for good (${fields}) against ${of}`
      : `Save a draft of evidence (${fields}) against ${of}`,
  );
}

/** An answer, a decision or a deadline meanwhile makes it another matter. */
const prepared = (
  { id, amount, currency, status, payment_intent }: Dispute,
  words: (of: string) => string,
): Prepared => ({
  words: words(`the dispute of ${formatExplicitMoney({ amount, currency })} about payment ${payment_intent}`),
  object_kind: 'dispute',
  object_id: id,
  subjects: [payment_intent],
  amount,
  currency,
  seen: { status },
});
