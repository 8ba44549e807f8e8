import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { type DraftStanding, HAND_IN_SETTINGS } from '#domain/disputes/draft-standing.ts';
import { mergeEvidence } from '#domain/disputes/evidence-merge.ts';
import { isProductType } from '#domain/disputes/evidence-product-type.ts';
import { draftStanding } from '#domain/disputes/kept-draft.ts';
import type { Word } from '#domain/shared/word.ts';

/** The draft of a dispute `d` that still awaits an answer. */
export const DRAFT_JOIN = sql`
  left join evidence_drafts draft on draft.provider = d.provider and draft.dispute_id = d.id
    and d.status in ('needs_response', 'warning_needs_response')`;

/** What is kept here, what the provider holds, and what the store wants done with a draft nobody submitted. */
export const DRAFT_COLUMN = sql`
  case when draft.dispute_id is not null then jsonb_build_object(
    'evidence', draft.evidence, 'base', draft.base, 'product_type', draft.product_type,
    'sent', coalesce(d.data -> 'evidence', '{}'), 'is_saved', d.data -> 'evidence_details' -> 'has_evidence',
    'setting', (select value from options where name = 'wcpay_dispute_drafts_handed_in')) end as kept`;

const words = z.record(z.string(), z.string());
const keptDraft = z.nullable(
  z.object({
    evidence: words,
    base: words,
    product_type: z.nullable(z.string()),
    sent: words,
    is_saved: z.nullish(z.boolean()),
    setting: z.catch(z._default(z.enum(HAND_IN_SETTINGS), 'unasked'), 'unasked'),
  }),
);
export type KeptRow = Readonly<{ kept: unknown; reason: Word<DisputeReason> }>;

/** How the draft of a row stands; nothing where there is none, or where the provider holds all of it. */
export function standingOf(row: KeptRow): DraftStanding | null {
  const draft = keptDraft.parse(row.kept);
  if (!draft) return null;
  const { base, sent, is_saved, setting } = draft;
  const product_type = draft.product_type ?? undefined;
  const { evidence } = mergeEvidence(base, draft.evidence, sent);
  const productType = isProductType(product_type) ? product_type : null;
  const draftNow = { reason: row.reason, productType, evidence, sent, isSaved: is_saved ?? false };
  return draftStanding(draftNow, setting) ?? null;
}
