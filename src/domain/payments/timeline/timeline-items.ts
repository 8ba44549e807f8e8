import { firedRules } from '../../fraud/fired-rules.ts';
import { minor } from '../../shared/money.ts';
import { cardFailureReason, refundFailureReason } from '../failure-reasons.ts';
import { disputeItems } from './timeline-dispute-items.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { BodyLine, TimelineItem, TimelineStatus } from './timeline-item.ts';
import { changed, item, payoutItem } from './timeline-item-makers.ts';
import { exchangeLine, exchangeOf, feeBreakdown, feeLine, inCurrency, netOf, sum } from './timeline-money.ts';

/** What one event tells, in the order in which the lines stand. An event we do not know tells nothing. */
export function timelineItems(event: TimelineEvent): readonly TimelineItem[] {
  switch (event.type) {
    case 'started':
      return [changed(event, 'started', undefined)];
    case 'authorized':
      return held(event, 'authorized', 'authorized', 'check');
    case 'authorization_voided':
      return held(event, 'authorization_voided', 'voided', 'check');
    case 'authorization_expired':
      return held(event, 'authorization_expired', 'expired', 'cross');
    case 'captured':
      return capturedItems(event);
    case 'partial_refund':
    case 'full_refund':
      return refundItems(event);
    case 'refund_failed':
      return [refundFailed(event)];
    case 'failed':
      return failedItems(event);
    case 'financing_paydown':
      return [paydownItem(event)];
    case 'fraud_outcome_manual_approve':
      return [item(event, 'user', 'success', { kind: 'approved_by', user: event.user ?? null })];
    case 'fraud_outcome_manual_block':
      return [item(event, 'user', 'alert', { kind: 'blocked_by', user: event.user ?? null })];
    case 'fraud_outcome_review':
      return [item(event, 'shield', 'warning', { kind: 'held_for_review' }, ruleLines(event))];
    case 'fraud_outcome_block':
      return [item(event, 'shield', 'alert', { kind: 'blocked_by_rules' }, ruleLines(event))];
    default:
      return disputeItems(event);
  }
}

const held = (
  event: TimelineEvent,
  to: TimelineStatus,
  kind: 'authorized' | 'voided' | 'expired',
  mark: 'check' | 'cross',
): readonly TimelineItem[] => [
  changed(event, to, 'warning'),
  item(event, mark, kind === 'expired' ? 'alert' : 'warning', {
    kind,
    money: inCurrency(event, event.amount),
  }),
];

const capturedItems = (event: TimelineEvent): readonly TimelineItem[] => {
  const net = netOf(event);
  const charged = inCurrency(event, event.amount_captured ?? event.amount);
  return [
    changed(event, 'paid', 'success'),
    payoutItem(event, net.amount < 0 ? 'deducted' : 'added', { ...net, amount: minor(Math.abs(net.amount)) }),
    item(event, 'check', 'success', { kind: 'charged', money: charged }, [
      ...exchangeLine(event),
      feeLine(event),
      ...feeBreakdown(event.fee_rates),
      { kind: 'net', money: net },
    ]),
  ];
};

/** What the customer's bank finds a refund by, once it is known. */
const arnLine = (event: TimelineEvent): readonly BodyLine[] =>
  event.acquirer_reference_number_status === 'available' && event.acquirer_reference_number
    ? [{ kind: 'arn', number: event.acquirer_reference_number }]
    : [];

/** The money has left, and the customer may not have it yet. */
const onItsWayLine = (event: TimelineEvent): readonly BodyLine[] =>
  event.acquirer_reference_number_status === 'pending'
    ? [{ kind: 'on_its_way', ...(event.pending_reason && { why: event.pending_reason }) }]
    : [];

function refundItems(event: TimelineEvent): readonly TimelineItem[] {
  const exchange = exchangeOf(event);
  const refunded = inCurrency(event, event.amount_refunded);
  const deducted = exchange ? sum(exchange.store_amount, exchange.store_currency) : refunded;
  return [
    changed(event, event.type === 'full_refund' ? 'refunded' : 'partial_refund', undefined),
    payoutItem(event, 'deducted', deducted),
    item(event, 'refund', 'success', { kind: 'refunded', money: refunded }, [
      ...exchangeLine(event),
      ...arnLine(event),
      ...onItsWayLine(event),
    ]),
  ];
}

const refundFailed = (event: TimelineEvent): TimelineItem =>
  item(
    event,
    'notice',
    'alert',
    {
      kind: 'refund_failed',
      money: inCurrency(event, event.amount_refunded ?? event.amount),
      reason: refundFailureReason(event.failure_reason),
    },
    arnLine(event),
  );

const failedItems = (event: TimelineEvent): readonly TimelineItem[] => [
  changed(event, 'failed', 'alert'),
  item(event, 'cross', 'alert', {
    kind: 'failed',
    money: inCurrency(event, event.amount),
    reason: cardFailureReason(event.reason),
  }),
];

const paydownItem = (event: TimelineEvent): TimelineItem =>
  item(
    event,
    'minus',
    undefined,
    { kind: 'loan_repayment', money: inCurrency(event, event.amount) },
    event.loan_id === undefined ? [] : [{ kind: 'loan', loan_id: event.loan_id }],
  );

/** The rules behind a decision; those that let the order pass are not named. */
const ruleLines = ({ ruleset_results = {} }: TimelineEvent): readonly BodyLine[] =>
  firedRules(ruleset_results).map((fired) => ({ kind: 'rule', ...fired }));
