import type { Word } from '../shared/word.ts';

/** What a store said about drafts nobody submitted. While nobody was asked, they are handed in. */
export const HAND_IN_SETTINGS = ['unasked', 'yes', 'no'] as const;
export type HandInSetting = (typeof HAND_IN_SETTINGS)[number];

export const handsIn = (setting: Word<HandInSetting>): boolean => setting !== 'no';

/**
 * How a draft stands that is kept here and that the provider was not told of, while the bank still takes an answer.
 * Of what is `saved_before` the provider holds an older version, which goes to the bank by itself.
 */
export const DRAFT_STANDINGS = ['planned', 'too_little', 'switched_off', 'saved_before'] as const;
export type DraftStanding = (typeof DRAFT_STANDINGS)[number];

/** Nobody hands these in. */
export const UNSENT_STANDINGS = [
  'too_little',
  'switched_off',
  'saved_before',
] as const satisfies readonly DraftStanding[];

/** How evidence stands as a whole: by its draft, where the provider does not hold all of that, else by what it holds. */
export const evidenceStanding = <Draft extends string>(
  draft: Draft | null | undefined,
  isSaved: boolean,
): Draft | 'saved' | 'nothing' => draft ?? (isSaved ? 'saved' : 'nothing');
