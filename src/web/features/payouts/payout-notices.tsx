import { useQuery } from '@tanstack/react-query';
import { type ListNotice, payoutListNotices } from '#domain/payouts/payout-notices.ts';
import { payoutScheduleOf } from '#domain/payouts/payout-schedule.ts';
import { scheduleWords } from '#domain/payouts/schedule-words.ts';
import { overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { bankLink } from '#web/shared/bank-link.ts';
import { useDismissedOption } from '#web/shared/dismissed-option.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FeedbackPrompt } from './feedback-prompt.tsx';
import { payoutNoticesCopy as copy } from './payouts-copy.ts';
import { useFeedbackDismissed } from './use-feedback-dismissed.ts';

/**
 * What stands above the list, each under exactly its condition. Nothing is said before the account is known; what will most
 * likely be said then, by what the page itself knows, has its room from the beginning, so that nothing moves.
 */
export function PayoutNotices() {
  const overviews = useQuery(overviewsQuery());
  const { accountStatus, isNextDepositNoticeDismissed, featureFlags } = pageSettings();
  const next = useDismissedOption('wcpay_next_deposit_notice_dismissed', isNextDepositNoticeDismissed);
  const feedback = useFeedbackDismissed();
  if (overviews.isLoadingError) return null;

  const deposits = accountStatus.error ? {} : accountStatus.deposits;
  const account = overviews.data?.account;
  const paidOut = overviews.data ? account?.deposits_schedule : deposits;
  const failed = account?.default_external_accounts.find(({ status }) => status === 'errored');
  const accountLink = bankLink(failed?.currency);
  const notices = payoutListNotices({
    hasAccount: paidOut !== undefined,
    restrictions: deposits.restrictions,
    hasCompletedWaitingPeriod: deposits.completed_waiting_period ?? false,
    interval: paidOut?.interval,
    isAnyBankErrored: failed !== undefined,
    hasAccountLink: accountLink !== false,
    isNextPayoutNoticeDismissed: next.isDismissed,
    isReviewCampaign: featureFlags.reviewCampaign,
    isFeedbackDismissed: feedback.isDismissed,
  });
  const schedule = paidOut && scheduleWords(payoutScheduleOf(paidOut));
  const has = (notice: ListNotice): boolean => notices.includes(notice);
  const nextPayout = has('next_payout') && schedule && (
    <NextPayout schedule={schedule} onDismiss={next.dismiss} />
  );
  if (!overviews.data)
    return (
      nextPayout && (
        <div className="room" inert aria-hidden="true">
          {nextPayout}
        </div>
      )
    );
  return (
    <>
      {has('payout_failed') && accountLink !== false && <PayoutFailed accountLink={accountLink} />}
      {nextPayout}
      <FeedbackPrompt shown={has('feedback')} onDismiss={feedback.dismiss} />
    </>
  );
}

function PayoutFailed({ accountLink }: { accountLink: string }) {
  return (
    <Notice
      kind="warning"
      title={copy.failedTitle}
      actions={<LinkButton href={accountLink}>{copy.updateBank}</LinkButton>}
    >
      {copy.failed}
    </Notice>
  );
}

function NextPayout({ schedule, onDismiss }: { schedule: string; onDismiss: () => void }) {
  return (
    <Notice
      title={copy.nextTitle}
      onDismiss={onDismiss}
      actions={<Link href={paths.help('payout-schedule')}>{copy.learnMore}</Link>}
    >
      {copy.next(schedule)}
    </Notice>
  );
}
