import { minor } from '../../shared/money.ts';
import { DAY_S, epochSeconds } from '../../shared/time.ts';
import { known } from '../../shared/word.ts';
import type { HistoryCharge, HistoryMovement, PaymentHistory } from '../payment-history.ts';
import { newestFirst, type TimelineEvent } from './timeline-event.ts';
import { movedDetails } from './timeline-movement.ts';
import { disputeEvents } from './timeline-of-disputes.ts';
import { refundEvents } from './timeline-of-refunds.ts';

/** How long a bank holds a sum nobody captures: a week online, two days where the card was present. */
const HOLD_DAYS = { online: 7, in_person: 2, in_person_pos: 2 } as const;

const SALES: readonly string[] = ['charge', 'payment'];

/** What happened to a payment, newest first, told from what the provider and the store know of it now. */
export function timelineOf(history: PaymentHistory): TimelineEvent[] {
  const { intent, charges, movements } = history;
  return newestFirst([
    { type: 'started', datetime: intent.created },
    ...charges.flatMap((charge) => chargeEvents(charge, history)),
    ...movements.filter(({ type }) => SALES.includes(type)).map(capturedEvent),
    ...refundEvents(history),
    ...disputeEvents(history),
    ...movements.filter(({ type }) => type === 'financing_paydown').map(paydownEvent),
    ...decisionEvents(history),
  ]);
}

/** A charge that was authorized, screened, let go of, or turned down. */
function chargeEvents(charge: HistoryCharge, { intent, movements }: PaymentHistory): TimelineEvent[] {
  const { created: datetime, currency, amount, screening } = charge;
  const events: TimelineEvent[] = [];
  if (screening?.outcome === 'review' || screening?.outcome === 'block') {
    const { ruleset_results } = screening;
    const type = screening.outcome === 'review' ? 'fraud_outcome_review' : 'fraud_outcome_block';
    events.push({ type, datetime, ruleset_results });
  }
  if (charge.status === 'failed') return [...events, ...failedEvents(charge, movements)];
  const isHeld = intent.capture_method === 'manual' && charge.status === 'succeeded';
  if (isHeld) events.push({ type: 'authorized', datetime, currency, amount });
  if (isHeld && intent.status === 'canceled') {
    const isExpired = intent.cancellation_reason === 'automatic';
    const lapsed = epochSeconds(datetime + (known(HOLD_DAYS, charge.channel) ?? HOLD_DAYS.online) * DAY_S);
    const at = intent.canceled_at ?? (isExpired ? lapsed : datetime);
    const type = isExpired ? 'authorization_expired' : 'authorization_voided';
    events.push({ type, datetime: at, currency, amount });
  }
  return events;
}

/** A bank's no is told when it came: at once, or days later when a debit came back. What our own rules blocked is told as that. */
function failedEvents(charge: HistoryCharge, movements: readonly HistoryMovement[]): TimelineEvent[] {
  if (charge.screening?.outcome === 'block') return [];
  const bounced = movements.find(
    ({ type, charge_id }) => type === 'payment_failure_refund' && charge_id === charge.id,
  );
  const { currency, amount, failure_code: reason } = charge;
  return [{ type: 'failed', datetime: bounced?.at ?? charge.created, currency, amount, reason }];
}

function capturedEvent(sale: HistoryMovement): TimelineEvent {
  const { at, customer_currency, customer_amount, fee_rates, deposit } = sale;
  const transaction_details = movedDetails(sale);
  return {
    type: 'captured',
    datetime: at,
    currency: customer_currency,
    amount: customer_amount,
    amount_captured: customer_amount,
    fee: transaction_details.customer_fee ?? minor(0),
    ...(fee_rates && { fee_rates }),
    transaction_details: {
      ...transaction_details,
      customer_amount_captured: customer_amount,
      store_amount_captured: sale.amount,
    },
    deposit,
  };
}

const paydownEvent = ({ at, currency, amount, loan_id }: HistoryMovement): TimelineEvent => ({
  type: 'financing_paydown',
  datetime: at,
  currency,
  amount,
  ...(loan_id !== null && { loan_id }),
});

/** Only a payment that the rules had stopped was decided by somebody; a plain capture is no decision. */
function decisionEvents({ charges, decisions }: PaymentHistory): TimelineEvent[] {
  const wasStopped = charges.some(({ screening }) => screening !== null && screening.outcome !== 'allow');
  if (!wasStopped) return [];
  return decisions.map(({ at, action, user }) => ({
    type: action === 'approved' ? 'fraud_outcome_manual_approve' : 'fraud_outcome_manual_block',
    datetime: at,
    action,
    ...(user && { user }),
  }));
}
