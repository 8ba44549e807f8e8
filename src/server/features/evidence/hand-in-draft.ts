import { disputeId } from '#contract/operations.ts';
import { HANDED_IN_KEY } from '#domain/disputes/dispute-end.ts';
import { isTimeToHandIn } from '#domain/disputes/draft-moments.ts';
import { answerOf, withFiles } from '#domain/disputes/evidence-answer.ts';
import { PRODUCT_TYPES } from '#domain/disputes/evidence-product-type.ts';
import { type EpochSeconds, secondsOf } from '#domain/shared/time.ts';
import type { Actor, Deps } from '../../deps.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { answerDispute } from '../../operations/money/answer-dispute.ts';
import { runOperation } from '../../operations/run-operation.ts';
import type { DueDispute } from '../disputes/due-disputes-repository.ts';
import { checkEvidence } from '../files/evidence-file-repository.ts';
import { findDraft } from './draft-repository.ts';
import { getDispute, openDesk } from './open-desk.ts';

/** Nobody pressed anything: the store's own setting did. */
const THE_STORE: Actor = { user_id: 0, email: '', first_name: '', capabilities: [] };

/**
 * Hands in a draft that nobody submitted, once its time has come. It is the operation a person's press would be, so it
 * happens once whatever is killed or cut, and never beside a press of the same moment. A version of a draft that was
 * refused is not sent again.
 */
export async function handInDraft(deps: Deps, due: DueDispute, now: EpochSeconds): Promise<void> {
  const id = disputeId.parse(due.id);
  const dueBy = secondsOf(due.due_by);
  const draft = await findDraft(deps.db, { provider: deps.provider.name, dispute_id: id });
  if (!draft || !isTimeToHandIn(dueBy, now, deps.now() - secondsOf(draft.saved))) return;
  const [dispute, { evidence, files, product_type }] = await Promise.all([
    getDispute(deps, id),
    openDesk(deps, id),
  ]);
  const productType = PRODUCT_TYPES.find((type) => type === product_type) ?? null;
  const answer = answerOf(dispute, { evidence: withFiles(evidence, files), productType, files });
  await checkEvidence(deps, id, { ...answer, submit: true }, dispute);
  const idempotency = { key: `hand-in ${id} ${draft.version}`, markReplayed: () => undefined };
  try {
    await runOperation({ ...deps, actor: THE_STORE, ip: '', idempotency }, answerDispute, {
      dispute: id,
      evidence: answer.evidence,
      metadata: { ...answer.metadata, [HANDED_IN_KEY]: String(dueBy) },
      submit: true,
    });
  } catch (error) {
    // Most often the bank has decided, and what we hold of the dispute is old.
    await refreshObject(deps, 'dispute', id);
    throw error;
  }
}
