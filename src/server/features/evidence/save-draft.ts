import type { saveEvidenceDraft } from '#contract/evidence.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Actor } from '../../deps.ts';
import { checkEvidence } from '../files/evidence-file-repository.ts';
import { findDraft, saveDraft } from './draft-repository.ts';
import { type DeskDeps, getDispute } from './open-desk.ts';

/** Keeps what is being typed. The provider hears of it when somebody saves or submits, or when it is handed in at the end. */
export async function saveEvidence(
  deps: DeskDeps & Readonly<{ actor: Actor }>,
  { dispute_id, base_version, product_type, evidence }: Received<typeof saveEvidenceDraft>,
): Promise<{ version: number; saved: UtcInstant }> {
  const dispute = await getDispute(deps, dispute_id);
  if (!isAwaitingResponse(dispute.status)) throw fail('dispute_not_actionable', { status: dispute.status });
  const key = { provider: deps.provider.name, dispute_id };
  const draft = await findDraft(deps.db, key);
  // A draft is the whole: what it does not name any more is gone.
  const known = Object.entries({ ...dispute.evidence, ...draft?.evidence });
  const stored = Object.fromEntries(known.filter(([field]) => evidence[field] !== undefined));
  await checkEvidence(
    deps,
    dispute_id,
    { evidence, metadata: {}, submit: false },
    { evidence: stored, metadata: {} },
  );
  const saved = await saveDraft(
    deps.db,
    key,
    {
      base_version,
      product_type,
      evidence,
      base: dispute.evidence,
      saved_by: deps.actor.user_id === 0 ? null : deps.actor.user_id,
    },
    deps.now(),
  );
  if ('conflict' in saved) throw fail('evidence_draft_conflict', { version: saved.conflict });
  return saved;
}
