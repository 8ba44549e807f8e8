import { disputeClosedAt, evidenceSubmittedAt, wasHandedIn } from '../../disputes/dispute-end.ts';
import type { DisputeStatus } from '../../disputes/dispute-status.ts';
import { known } from '../../shared/word.ts';
import type { HistoryDispute, HistoryMovement, PaymentHistory } from '../payment-history.ts';
import type { TimelineEvent, TimelineEventType } from './timeline-event.ts';
import { movedDetails } from './timeline-movement.ts';

export const disputeEvents = ({ disputes, movements }: PaymentHistory): TimelineEvent[] =>
  disputes.flatMap((dispute) => {
    const own = dispute.balance_transactions.flatMap(
      (id) => movements.find(({ transaction_id }) => transaction_id === id) ?? [],
    );
    return [...openedEvents(dispute, own), ...submittedEvents(dispute), ...closedEvents(dispute, own)].map(
      (event) => ({ ...event, dispute_id: dispute.id }),
    );
  });

const about = ({ reason }: HistoryDispute) => ({ type: 'dispute_needs_response', reason }) as const;

/** A claim takes money as it comes. A question takes none; where it became a claim later, both are told. */
function openedEvents(dispute: HistoryDispute, movements: readonly HistoryMovement[]): TimelineEvent[] {
  const taken = movements.find(({ type }) => type === 'dispute');
  const asked: TimelineEvent = { ...about(dispute), datetime: dispute.created, amount: null };
  if (!taken) return [asked];
  const claimed: TimelineEvent = {
    ...about(dispute),
    datetime: taken.at,
    currency: taken.currency,
    amount: taken.amount,
    fee: taken.fees,
    transaction_details: movedDetails(taken),
    deposit: taken.deposit,
  };
  return taken.at > dispute.created ? [asked, claimed] : [claimed];
}

function submittedEvents(dispute: HistoryDispute): TimelineEvent[] {
  const at = evidenceSubmittedAt(dispute);
  if (at === undefined) return [];
  return [{ type: 'dispute_in_review', datetime: at, ...(wasHandedIn(dispute) && { handed_in: true }) }];
}

const CLOSED: Partial<Record<DisputeStatus, TimelineEventType>> = {
  won: 'dispute_won',
  lost: 'dispute_lost',
  warning_closed: 'dispute_warning_closed',
  charge_refunded: 'dispute_charge_refunded',
};

function closedEvents(dispute: HistoryDispute, movements: readonly HistoryMovement[]): TimelineEvent[] {
  const type = known(CLOSED, dispute.status);
  if (!type) return [];
  const returned = movements.find((movement) => movement.type === 'dispute_reversal');
  const datetime = disputeClosedAt(dispute) ?? returned?.at ?? dispute.created;
  if (type !== 'dispute_won' || !returned) return [{ type, datetime }];
  const { currency, amount, fees: fee, deposit } = returned;
  return [{ type, datetime, currency, amount, fee, transaction_details: movedDetails(returned), deposit }];
}
