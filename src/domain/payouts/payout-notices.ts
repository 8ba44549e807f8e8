/** What the cards and lists of payouts say beside the figures. */
export type PayoutNotice =
  | 'suspended'
  | 'transit'
  | 'waiting_period'
  | 'no_funds'
  | 'negative_balance'
  | 'bank_errored'
  | 'below_minimum';

export type PayoutStanding = Readonly<{
  /** The provider holds every payout. */
  isBlocked: boolean;
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

/** Each under its own condition; a suspended account is told nothing else. */
export function payoutNotices(standing: PayoutStanding): readonly PayoutNotice[] {
  const { isBlocked, isUnrestricted, hasCompletedWaitingPeriod, isBankErrored } = standing;
  const { available, pending, minimum } = standing;
  if (isBlocked) return ['suspended'];
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
