import { spoken } from '#domain/shared/spoken.ts';

/** What keeps somebody from saying which bank line is which payout. */
export const matchingFailuresCopy = spoken('contract/kit/matching-failures-copy#matchingFailuresCopy', {
  bank_match_gone:
    'This changed meanwhile: the line or the payout is matched otherwise, or the suggestion was withdrawn. Look at the list again; nothing was changed.',
  bank_difference_unexplained:
    'The bank shows another amount than was sent. Say where the difference went before you confirm it.',
  bank_line_missing: 'There is no such bank line. It may have been removed with its file.',
  bank_sender_missing:
    'This sender is not known any more: too few of its lines are confirmed. Look at the list again; nothing was changed.',
} as const);

/** Why lines and payouts cannot be matched. */
export const matchImpossibleCopy = spoken('contract/kit/matching-failures-copy#matchImpossibleCopy', {
  several_with_several:
    'Match one line with several payouts, or several lines with one payout, not several with several.',
  other_currency: 'Lines and payouts are in different currencies. Choose those of one currency.',
  other_direction:
    'The line takes money where the payout brings it, or the other way round. Choose another line.',
} as const);
