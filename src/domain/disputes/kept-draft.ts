import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S, MINUTE_S } from '../shared/time.ts';
import type { Word } from '../shared/word.ts';
import type { DisputeReason } from './dispute-status.ts';
import type { Evidence } from './evidence-limits.ts';
import { sameEvidence } from './evidence-merge.ts';
import { isGiven, weightyFields } from './evidence-missing.ts';
import type { ProductType } from './evidence-product-type.ts';
import { evidenceSections } from './evidence-sections.ts';

/** What a store said about drafts nobody submitted. While nobody was asked, they are handed in. */
export const HAND_IN_SETTINGS = ['unasked', 'yes', 'no'] as const;
export type HandInSetting = (typeof HAND_IN_SETTINGS)[number];

export const handsIn = (setting: HandInSetting): boolean => setting !== 'no';

/** How a draft stands that is kept here and that the provider was not told of, while the bank still takes an answer. */
export const DRAFT_STANDINGS = ['planned', 'too_little', 'switched_off'] as const;
export type DraftStanding = (typeof DRAFT_STANDINGS)[number];

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
}>;

/** Nothing is said of a draft the provider holds word for word: that one goes to the bank by itself. */
export function draftStanding(
  { reason, productType, evidence, sent }: KeptDraft,
  setting: HandInSetting,
): DraftStanding | undefined {
  if (sameEvidence(evidence, sent)) return undefined;
  if (!handsIn(setting)) return 'switched_off';
  return isCompleteEnough(reason, productType, evidence) ? 'planned' : 'too_little';
}

/** The merchant hears so long ahead what will become of a draft. */
const TOLD_AHEAD_S = DAY_S;
/** From here on a draft is handed in, unless somebody is writing it. */
export const HAND_IN_AHEAD_S = HOUR_S;
/** From here on it is handed in whoever writes: a provider that does not answer at once must still be asked again. */
const LAST_CALL_S = 15 * MINUTE_S;
/** Nobody has written for so long. */
const QUIET_S = 15 * MINUTE_S;

export const isTimeToTell = (dueBy: EpochSeconds, now: EpochSeconds): boolean =>
  dueBy > now && dueBy - now <= TOLD_AHEAD_S;

export function isTimeToHandIn(dueBy: EpochSeconds, now: EpochSeconds, quietS: number): boolean {
  const left = dueBy - now;
  if (left <= 0) return false;
  return left <= LAST_CALL_S || (left <= HAND_IN_AHEAD_S && quietS >= QUIET_S);
}

/** The moments at which something happens to a draft, for whoever moves time by more than they are apart. */
export const momentsOfDraft = (dueBy: EpochSeconds): readonly EpochSeconds[] => [
  epochSeconds(dueBy - TOLD_AHEAD_S),
  epochSeconds(dueBy - LAST_CALL_S),
];
