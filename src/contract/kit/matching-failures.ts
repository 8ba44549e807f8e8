import { failure, refusal, worded } from './catalogue-entry.ts';
import { matchImpossibleCopy, matchingFailuresCopy } from './matching-failures-copy.ts';

/** What keeps somebody from saying which bank line is which payout. */
export const MATCHING_FAILURES = {
  ...worded(matchingFailuresCopy, {
    bank_match_gone: refusal(409),
    bank_difference_unexplained: refusal(400),
    bank_line_missing: refusal(404),
    bank_sender_missing: refusal(404),
  }),
  bank_match_impossible: failure<{ why: 'several_with_several' | 'other_currency' | 'other_direction' }>(
    400,
    ({ why }) => matchImpossibleCopy[why],
  ),
};
