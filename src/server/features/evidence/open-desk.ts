import { chargeOfDispute, type Dispute, orderOfDispute } from '#contract/disputes.ts';
import type { EvidenceDesk } from '#contract/evidence.ts';
import { fail } from '#contract/kit/errors.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { evidenceKind, isEvidenceKey, isFileField } from '#domain/disputes/evidence-fields.ts';
import type { Evidence } from '#domain/disputes/evidence-limits.ts';
import { mergeEvidence } from '#domain/disputes/evidence-merge.ts';
import { storedProductType } from '#domain/disputes/evidence-product-type.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import type { Deps } from '../../deps.ts';
import { readOptions } from '../../store/options-repository.ts';
import { findDispute } from '../disputes/dispute-repository.ts';
import { type AttachedFile, listAttached, trackFile } from '../files/evidence-file-repository.ts';
import { type Draft, findDraft } from './draft-repository.ts';
import { readSuggestions } from './read-suggestions.ts';

export type DeskDeps = Pick<Deps, 'db' | 'provider' | 'store' | 'config' | 'now'>;

export async function getDispute(
  { db, store, provider }: Pick<DeskDeps, 'db' | 'store' | 'provider'>,
  id: DisputeId,
): Promise<Dispute> {
  const found = await findDispute(db, store.links, provider.name, id);
  if (!found) throw fail('resource_missing', { kind: 'dispute', id });
  return found;
}

/** A draft, brought together with whatever the provider was told since; once it is over, only what it was told. */
export function evidenceOf(dispute: Dispute, draft: Draft | undefined): Evidence {
  if (!draft || !isAwaitingResponse(dispute.status)) return dispute.evidence;
  return mergeEvidence(draft.base, draft.evidence, dispute.evidence).evidence;
}

export async function openDesk(deps: DeskDeps, id: DisputeId): Promise<EvidenceDesk> {
  const dispute = await getDispute(deps, id);
  const isOpen = isAwaitingResponse(dispute.status);
  const draft = await findDraft(deps.db, { provider: deps.provider.name, dispute_id: id });
  const evidence = evidenceOf(dispute, draft);
  const order = orderOfDispute(dispute);
  const [options, files, suggestions] = await Promise.all([
    readOptions(deps),
    filesOf(deps, dispute, evidence),
    isOpen ? readSuggestions(deps, order, chargeOfDispute(dispute)) : [],
  ]);
  return {
    version: draft?.version ?? 0,
    product_type: (isOpen ? draft?.product_type : null) ?? storedProductType({ ...dispute, evidence }),
    evidence: { ...evidence },
    saved: draft?.saved ?? null,
    saved_by: draft?.saved_by ?? null,
    unsent: isOpen || !draft ? {} : unsentOf(draft.evidence, dispute.evidence),
    files: [...files],
    hand_in: options.wcpay_dispute_drafts_handed_in,
    suggestions: [...suggestions],
  };
}

/** The words of a draft that the provider was never told; a file that came too late has nothing to be read. */
const unsentOf = (typed: Evidence, sent: Evidence): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, words]) => {
      const isText = isEvidenceKey(field) && evidenceKind(field) !== 'file';
      return isText && words.trim() !== '' && words.trim() !== sent[field]?.trim();
    }),
  );

/** Files that were saved with the evidence and never came through this desk are looked up once, so that they count. */
async function filesOf(
  deps: DeskDeps,
  { id, metadata }: Dispute,
  evidence: Evidence,
): Promise<readonly AttachedFile[]> {
  const key = { provider: deps.provider.name, dispute_id: id };
  const attached = await listAttached(deps.db, key);
  const untracked = Object.entries(evidence).filter(
    ([field, file_id]) =>
      isFileField(field) && file_id !== '' && !attached.some((file) => file.field === field),
  );
  for (const [field, file_id] of untracked) {
    const found = await deps.provider.findObject('file', file_id).catch(() => undefined);
    if (!found) continue;
    const filename = metadata[field] || found.filename;
    await trackFile(deps, { ...key, field }, { file_id, filename, size: found.size, pages: null });
  }
  const all = untracked.length > 0 ? await listAttached(deps.db, key) : attached;
  // One that was uploaded and not yet saved with the draft still has its place; one that was taken out has none.
  return all.filter(({ field }) => evidence[field] !== '');
}
