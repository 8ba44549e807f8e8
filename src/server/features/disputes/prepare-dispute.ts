import type { acceptDispute, answerDispute, Dispute } from '#contract/disputes.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { canBeAccepted, isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { labelOf } from '#domain/shared/word.ts';
import { type Asked, inputAsked, type Prepared, sumAsked } from '../../approvals/prepared.ts';
import type { Approving, Context } from '../../http/route.ts';
import { checkEvidence } from '../files/evidence-file-repository.ts';
import { disputeApprovalCopy as copy } from './dispute-approval-copy.ts';
import { loadDispute } from './load-dispute.ts';

/** What giving a dispute up would do, for whoever may have to approve it. */
async function prepareAccepting(
  context: Context,
  { dispute_id }: Received<typeof acceptDispute>,
): Promise<Prepared> {
  const dispute = await loadDispute(context, dispute_id);
  if (!canBeAccepted(dispute.status)) throw fail('dispute_not_actionable', { status: dispute.status });
  return prepared(dispute, (amount, payment) => copy.accept(amount, payment));
}

/** What an answer would send to the bank, or keep as a draft. */
async function prepareAnswering(
  context: Context,
  { dispute_id, ...answer }: Received<typeof answerDispute>,
): Promise<Prepared> {
  const dispute = await loadDispute(context, dispute_id);
  if (!isAwaitingResponse(dispute.status)) throw fail('dispute_not_actionable', { status: dispute.status });
  await checkEvidence(context, dispute_id, answer, dispute);
  return prepared(dispute, (amount, payment) => answerWords(answer, amount, payment));
}

type Answer = Pick<Received<typeof answerDispute>, 'evidence' | 'submit'>;
const answerWords = ({ evidence, submit }: Answer, amount: string, payment: string): string =>
  copy[submit ? 'submit' : 'save'](
    listCopy.clauses(Object.keys(evidence).map((field) => labelOf(evidenceLabel, field))),
    amount,
    payment,
  );

/** An answer, a decision or a deadline meanwhile makes it another matter. */
const prepared = (
  { id, amount, currency, status, payment_intent }: Dispute,
  words: (amount: string, payment: string) => string,
): Prepared => ({
  words: () => words(formatExplicitMoney({ amount, currency }), payment_intent),
  object_kind: 'dispute',
  object_id: id,
  subjects: [payment_intent],
  amount,
  currency,
  seen: { status },
});

const paymentOf = (asked: Asked): string =>
  asked.subjects.find((subject) => subject !== asked.object_id) ?? asked.object_id;

export const accepting: Approving<Received<typeof acceptDispute>> = {
  prepare: prepareAccepting,
  words: (asked) => {
    const sum = sumAsked(asked);
    return sum && copy.accept(formatExplicitMoney(sum), paymentOf(asked));
  },
};

export const answering: Approving<Received<typeof answerDispute>> = {
  prepare: prepareAnswering,
  words: (asked) => {
    const [sum, answer] = [sumAsked(asked), inputAsked<Answer>(asked)];
    return sum && answer && answerWords(answer, formatExplicitMoney(sum), paymentOf(asked));
  },
};
