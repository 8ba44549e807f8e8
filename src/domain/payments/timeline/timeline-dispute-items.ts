import { type Money, money } from '../../shared/money.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { BodyLine, TimelineItem } from './timeline-item.ts';
import { changed, item, payoutItem } from './timeline-item-makers.ts';
import { exchangeLine, exchangeOf, inCurrency, sum } from './timeline-money.ts';

/** Money and fee together: what a claim takes, and what a win gives back. */
const moved = (event: TimelineEvent): Money => {
  const { amount, currency } = inCurrency(event, event.amount);
  return money(amount + Math.abs(event.fee ?? 0), currency);
};

/** What the customer claims, in the currency they paid in. */
const claimed = (event: TimelineEvent): Money => {
  const exchange = exchangeOf(event);
  return exchange
    ? sum(exchange.customer_amount, exchange.customer_currency)
    : inCurrency(event, event.amount);
};

/** What an event of a dispute tells. What is no event of a dispute tells nothing here. */
export function disputeItems(event: TimelineEvent): readonly TimelineItem[] {
  switch (event.type) {
    case 'dispute_needs_response':
      return [
        changed(event, 'disputed_needs_response', 'alert'),
        ...withdrawal(event),
        item(event, 'cross', 'alert', { kind: 'disputed', reason: event.reason ?? null }),
      ];
    case 'dispute_in_review':
      return [
        changed(event, 'disputed_in_review', 'primary'),
        item(event, 'check', 'success', {
          kind: event.handed_in ? 'evidence_handed_in' : 'evidence_submitted',
        }),
      ];
    case 'dispute_won': {
      const body: BodyLine[] = [
        { kind: 'reversal', money: inCurrency(event, event.amount) },
        { kind: 'fee_refund', money: inCurrency(event, event.fee) },
      ];
      return [
        changed(event, 'disputed_won', 'success'),
        { ...payoutItem(event, 'added', moved(event)), body },
        item(event, 'notice', 'success', { kind: 'dispute_won' }),
      ];
    }
    case 'dispute_lost':
      return [
        changed(event, 'disputed_lost', 'alert'),
        item(event, 'cross', 'alert', { kind: 'dispute_lost' }),
      ];
    case 'dispute_warning_closed':
      return [item(event, 'notice', 'success', { kind: 'inquiry_closed' })];
    case 'dispute_charge_refunded':
      return [item(event, 'notice', undefined, { kind: 'charge_refunded' })];
    default:
      return [];
  }
}

/** An inquiry has taken nothing yet; a claim takes the sum and a fee. */
function withdrawal(event: TimelineEvent): readonly TimelineItem[] {
  if (event.amount === null || event.amount === undefined)
    return [item(event, 'info', undefined, { kind: 'no_funds_withdrawn' })];
  const body: BodyLine[] = [
    { kind: 'disputed_amount', money: claimed(event) },
    ...exchangeLine(event),
    { kind: 'dispute_fee', money: inCurrency(event, event.fee) },
  ];
  return [{ ...payoutItem(event, 'deducted', moved(event)), body }];
}
