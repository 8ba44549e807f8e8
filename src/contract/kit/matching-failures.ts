import { failure } from './catalogue-entry.ts';

/** What keeps somebody from saying which bank line is which payout. */
export const MATCHING_FAILURES = {
  bank_match_gone: failure(
    409,
    'This changed meanwhile: the line or the payout is matched otherwise, or the suggestion was withdrawn. Look at the list again; nothing was changed.',
  ),
  bank_match_impossible: failure<{ why: 'several_with_several' | 'other_currency' | 'other_direction' }>(
    400,
    ({ why }) => {
      switch (why) {
        case 'several_with_several':
          return 'Match one line with several payouts, or several lines with one payout, not several with several.';
        case 'other_currency':
          return 'Lines and payouts are in different currencies. Choose those of one currency.';
        case 'other_direction':
          return 'The line takes money where the payout brings it, or the other way round. Choose another line.';
      }
    },
  ),
  bank_difference_unexplained: failure(
    400,
    'The bank shows another amount than was sent. Say where the difference went before you confirm it.',
  ),
  bank_line_missing: failure(404, 'There is no such bank line. It may have been removed with its file.'),
} as const;
