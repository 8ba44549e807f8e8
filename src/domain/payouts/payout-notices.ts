/** What the cards and lists of payouts say beside the figures. */
export type PayoutNotice =
  | 'suspended'
  | 'waits_for_details'
  | 'account_rejected'
  | 'transit'
  | 'waiting_period'
  | 'no_funds'
  | 'negative_balance'
  | 'bank_errored'
  | 'below_minimum';

/** Why the provider holds every payout: it looks at the account, waits for its details, or has rejected it. */
export type PayoutHold = 'review' | 'details' | 'rejected';

const HOLD_NOTICES = {
  review: 'suspended',
  details: 'waits_for_details',
  rejected: 'account_rejected',
} as const satisfies Record<PayoutHold, PayoutNotice>;

export type PayoutStanding = Readonly<{
  hold: PayoutHold | undefined;
  isUnrestricted: boolean;
  hasCompletedWaitingPeriod: boolean;
  /** A payout to the bank account of this currency failed, and nothing is sent there until it is updated. */
  isBankErrored: boolean;
  available: number;
  pending: number;
  /** Smaller sums are not sent by the schedule. */
  minimum: number;
}>;

export const PAYOUTS_UNRESTRICTED = 'deposits_unrestricted';

/** Each under its own condition; whoever is paid nothing at all is told why, and nothing else. */
export function payoutNotices(standing: PayoutStanding): readonly PayoutNotice[] {
  const { hold, isUnrestricted, hasCompletedWaitingPeriod, isBankErrored } = standing;
  const { available, pending, minimum } = standing;
  if (hold) return [HOLD_NOTICES[hold]];
  const awaitsPending = hasCompletedWaitingPeriod && available === 0 && pending > 0;
  const conditions: readonly (readonly [PayoutNotice, boolean])[] = [
    ['bank_errored', isBankErrored],
    ['negative_balance', available + pending < 0],
    ['waiting_period', !hasCompletedWaitingPeriod],
    ['no_funds', awaitsPending],
    ['below_minimum', available > 0 && available < minimum],
    ['transit', isUnrestricted && !awaitsPending && !isBankErrored],
  ];
  return conditions.flatMap(([notice, holds]) => (holds ? [notice] : []));
}

/** The card says nothing before there is anything to say: nothing earned, and the first payout still far away. */
export const showsPayoutsCard = ({
  hasCompletedWaitingPeriod,
  available,
  pending,
}: PayoutStanding): boolean => hasCompletedWaitingPeriod || available !== 0 || pending !== 0;

const SHOWN_INTERVALS: readonly string[] = ['daily', 'weekly', 'monthly'];
export const isScheduled = (interval: string | undefined): boolean =>
  interval !== undefined && SHOWN_INTERVALS.includes(interval);

export type ListStanding = Readonly<{
  hasAccount: boolean;
  restrictions: string | undefined;
  hasCompletedWaitingPeriod: boolean;
  interval: string | undefined;
  isAnyBankErrored: boolean;
  hasAccountLink: boolean;
  isNextPayoutNoticeDismissed: boolean;
  isReviewCampaign: boolean;
  isFeedbackDismissed: boolean;
}>;

export type ListNotice = 'payout_failed' | 'next_payout' | 'feedback';

/** The notices above the payouts list. Feedback is asked for only when nothing else wants to be read. */
export function payoutListNotices(standing: ListStanding): readonly ListNotice[] {
  const { isAnyBankErrored, hasAccountLink, hasAccount, restrictions, interval } = standing;
  const notices: ListNotice[] = [];
  if (isAnyBankErrored && hasAccountLink) notices.push('payout_failed');
  const tellsNext =
    restrictions === PAYOUTS_UNRESTRICTED &&
    standing.hasCompletedWaitingPeriod &&
    hasAccount &&
    !standing.isNextPayoutNoticeDismissed &&
    isScheduled(interval) &&
    !isAnyBankErrored;
  if (tellsNext) notices.push('next_payout');
  if (notices.length === 0 && standing.isReviewCampaign && !standing.isFeedbackDismissed)
    notices.push('feedback');
  return notices;
}
