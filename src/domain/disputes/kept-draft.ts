import type { Word } from '../shared/word.ts';
import type { DisputeReason } from './dispute-status.ts';
import { type DraftStanding, type HandInSetting, handsIn } from './draft-standing.ts';
import type { Evidence } from './evidence-limits.ts';
import { sameEvidence } from './evidence-merge.ts';
import { isGiven, weightyFields } from './evidence-missing.ts';
import type { ProductType } from './evidence-product-type.ts';
import { evidenceSections } from './evidence-sections.ts';

/** Fewer pieces of those that weigh read as no answer at all. */
export const PIECES_ENOUGH = 3;

/** Whether a bank could decide by what a draft holds. Without a type of product all pieces that weigh anywhere count. */
export const isCompleteEnough = (
  reason: Word<DisputeReason>,
  productType: ProductType | null,
  evidence: Evidence,
): boolean =>
  weightyFields(reason, evidenceSections(reason, productType ?? 'multiple')).filter((key) =>
    isGiven(evidence, key),
  ).length >= PIECES_ENOUGH;

export type KeptDraft = Readonly<{
  reason: Word<DisputeReason>;
  productType: ProductType | null;
  /** What would be handed in. */
  evidence: Evidence;
  /** What the provider holds. */
  sent: Evidence;
  /** Whether somebody saved that there: some of it a provider fills in by itself. */
  isSaved: boolean;
}>;

/** Nothing is said of a draft the provider holds word for word: that one goes to the bank by itself. */
export function draftStanding(
  { reason, productType, evidence, sent, isSaved }: KeptDraft,
  setting: Word<HandInSetting>,
): DraftStanding | undefined {
  if (sameEvidence(evidence, sent)) return undefined;
  if (handsIn(setting) && isCompleteEnough(reason, productType, evidence)) return 'planned';
  if (isSaved) return 'saved_before';
  return handsIn(setting) ? 'too_little' : 'switched_off';
}
