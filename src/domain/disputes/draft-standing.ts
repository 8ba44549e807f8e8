import type { Word } from '../shared/word.ts';

/** What a store said about drafts nobody submitted. While nobody was asked, they are handed in. */
export const HAND_IN_SETTINGS = ['unasked', 'yes', 'no'] as const;
export type HandInSetting = (typeof HAND_IN_SETTINGS)[number];

export const handsIn = (setting: Word<HandInSetting>): boolean => setting !== 'no';

/** How a draft stands that is kept here and that the provider was not told of, while the bank still takes an answer. */
export const DRAFT_STANDINGS = ['planned', 'too_little', 'switched_off'] as const;
export type DraftStanding = (typeof DRAFT_STANDINGS)[number];

/** Nobody hands these in. */
export const UNSENT_STANDINGS = ['too_little', 'switched_off'] as const satisfies readonly DraftStanding[];
