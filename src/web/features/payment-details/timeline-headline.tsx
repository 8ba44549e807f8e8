import type { ReactNode } from 'react';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import type { Headline } from '#domain/payments/timeline/timeline-item.ts';
import { unreachable } from '#domain/shared/assert.ts';
import { arrivalWords } from '#web/shared/arrival.ts';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Link } from '#web/ui/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { timelineCopy as copy } from './timeline-copy.ts';

/** The first line of an item, in words. */
export function TimelineHeadline({ headline }: { headline: Headline }): ReactNode {
  switch (headline.kind) {
    case 'status_changed':
      return copy.statusChanged(copy.statuses[headline.to]);
    case 'payout':
      return <PayoutLine headline={headline} />;
    case 'authorized':
    case 'voided':
    case 'expired':
    case 'charged':
    case 'refunded':
      return copy[headline.kind](moneyWords(headline.money, true));
    case 'failed':
      return copy.failed(moneyWords(headline.money, true), headline.reason);
    case 'refund_failed':
      return copy.refundFailed[headline.reason](moneyWords(headline.money, true));
    case 'disputed':
      return headline.reason ? copy.disputedAs(disputeReasonLabel(headline.reason)) : copy.disputed;
    case 'loan_repayment':
      return copy.loanRepayment(moneyWords(headline.money, true));
    case 'approved_by':
      return <Decision say={copy.approvedBy} user={headline.user} />;
    case 'blocked_by':
      return <Decision say={copy.blockedBy} user={headline.user} />;
    default:
      return plainWords(headline.kind);
  }
}

type PlainKind = Exclude<
  Headline['kind'],
  | 'status_changed'
  | 'payout'
  | 'authorized'
  | 'voided'
  | 'expired'
  | 'charged'
  | 'refunded'
  | 'failed'
  | 'refund_failed'
  | 'disputed'
  | 'loan_repayment'
  | 'approved_by'
  | 'blocked_by'
>;

function plainWords(kind: PlainKind): string {
  switch (kind) {
    case 'no_funds_withdrawn':
      return copy.noFundsWithdrawn;
    case 'evidence_submitted':
      return copy.evidenceSubmitted;
    case 'evidence_handed_in':
      return copy.evidenceHandedIn;
    case 'dispute_won':
      return copy.disputeWon;
    case 'dispute_lost':
      return copy.disputeLost;
    case 'inquiry_closed':
      return copy.inquiryClosed;
    case 'charge_refunded':
      return copy.chargeRefunded;
    case 'held_for_review':
      return copy.heldForReview;
    case 'blocked_by_rules':
      return copy.blockedByRules;
    default:
      return unreachable(kind);
  }
}

function PayoutLine({ headline }: { headline: Extract<Headline, { kind: 'payout' }> }) {
  const amount = moneyWords(headline.money, true);
  const isAdded = headline.change === 'added';
  if (!headline.payout) return isAdded ? copy.willBeAdded(amount) : copy.willBeDeducted(amount);
  const words = copy.payoutOf(arrivalWords(headline.payout.arrival_date));
  return (
    <Sentence say={(payout) => (isAdded ? copy.wasAdded : copy.wasDeducted)(amount, payout)}>
      {may('see_payouts') ? <Link href={paths.payout(headline.payout.id)}>{words}</Link> : words}
    </Sentence>
  );
}

type DecisionProps = Readonly<{
  say: (who: string) => string;
  user: Readonly<{ id: number; username: string }> | null;
}>;

const Decision = ({ say, user }: DecisionProps) => (
  <Sentence say={say}>
    {user ? <Link href={paths.user(user.id)}>{user.username}</Link> : copy.aProgram}
  </Sentence>
);
