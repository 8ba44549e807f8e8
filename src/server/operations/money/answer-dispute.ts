import { acceptDisputeRequest, disputeAnswerRequest, disputeReply } from '#contract/operations.ts';
import { HANDED_IN_KEY } from '#domain/disputes/dispute-end.ts';
import type { Dispute } from '#provider/provider-objects.ts';
import type { Database } from '../../db/database.ts';
import { readAs } from '../../events/keep-objects.ts';
import { defineOperation } from '../define-operation.ts';
import type { SentOperation } from '../operation.ts';
import { findDisputeStatus } from './charge-repository.ts';

const GIVEN_UP: readonly Dispute['status'][] = ['lost', 'warning_closed'];

/** Accepting a dispute gives the money up for good. */
export const acceptDispute = defineOperation({
  kind: 'accept_dispute',
  input: acceptDisputeRequest,
  reply: disputeReply,
  about: async (_, { dispute }) => ({ naturalKey: dispute }),
  send: (provider, input, key) => provider.acceptDispute({ ...input, idempotencyKey: key }),
  lookUp: async (provider, { dispute }) => {
    const found = await provider.findObject('dispute', dispute);
    return found && GIVEN_UP.includes(found.status) ? found : undefined;
  },
  apply: (trx, dispute, _, sent) => keepDispute(trx, dispute, sent),
  audited: ({ dispute }) => ({ action: 'dispute.accept', object_kind: 'dispute', object_id: dispute }),
});

/** Evidence goes to the bank once. A draft may be saved as often as somebody likes, so it has no natural key. */
export const answerDispute = defineOperation({
  kind: 'answer_dispute',
  input: disputeAnswerRequest,
  reply: disputeReply,
  about: async (_, { dispute, submit }) => ({ naturalKey: submit ? dispute : undefined }),
  send: (provider, input, key) => provider.answerDispute({ ...input, idempotencyKey: key }),
  lookUp: async (provider, { dispute, submit }) => {
    const found = await provider.findObject('dispute', dispute);
    return submit && found && found.evidence_details.submission_count > 0 ? found : undefined;
  },
  apply: (trx, dispute, _, sent) => keepDispute(trx, dispute, sent),
  audited: ({ dispute, submit, metadata }) => ({
    action: submit ? (metadata[HANDED_IN_KEY] ? 'dispute.hand_in' : 'dispute.submit') : 'dispute.draft',
    object_kind: 'dispute',
    object_id: dispute,
  }),
});

async function keepDispute(trx: Database, dispute: Dispute, { read_order }: SentOperation) {
  const before = await findDisputeStatus(trx, dispute.id);
  const { id, status, evidence_details } = dispute;
  return {
    reply: { id, status },
    before: { status: before },
    after: { status, submission_count: evidence_details.submission_count },
    keeps: [readAs('dispute', [dispute], read_order)],
  };
}
