import { fail } from '#contract/kit/errors.ts';
import type { TimelineEvent } from '#contract/timeline.ts';
import { chargeNamedBy, ownIntent } from '#domain/payments/lent-intent.ts';
import type { HistoryMovement, PaymentHistory } from '#domain/payments/payment-history.ts';
import { timelineOf } from '#domain/payments/timeline/timeline-of.ts';
import { type EpochSeconds, secondsOf } from '#domain/shared/time.ts';
import { listDecisions } from '../fraud/fraud-decisions-repository.ts';
import { getStoredCharge, getStoredPayment, type PaymentDeps } from './load-payment.ts';
import { listMovements, type MovementRow } from './movements-repository.ts';
import { findCanceledAt, listBelonging, listCharges } from './payment-objects-repository.ts';
import { readFeeRates } from './read-fee-rates.ts';
import type { StoredCharge, StoredIntent } from './stored-objects.ts';

const ORDER_ID = /^\d{1,15}$/;

/** What happened to a payment, by its own id, its charge's or its order's; an order nobody began to pay has no story yet. */
export async function readTimeline(deps: PaymentDeps, id: string): Promise<TimelineEvent[]> {
  if (!ORDER_ID.test(id)) return storyOf(deps, id);
  const order = await deps.store.findOrder(Number(id));
  if (!order) throw fail('wcpay_missing_order');
  return order.payment_intent_id === null ? [] : storyOf(deps, order.payment_intent_id);
}

async function storyOf(deps: PaymentDeps, id: string): Promise<TimelineEvent[]> {
  return timelineOf(await readHistory(deps, await findTold(deps, id)));
}

type Told = Readonly<{
  intent: Pick<StoredIntent, 'id' | 'created' | 'status' | 'capture_method' | 'cancellation_reason'>;
  charge: StoredCharge | undefined;
}>;

/** The intent around a charge tells the story; a charge from before there were intents tells its own. */
async function findTold(deps: PaymentDeps, id: string): Promise<Told> {
  if (chargeNamedBy(id) === undefined) return getStoredPayment(deps, id);
  const charge = await getStoredCharge(deps, id);
  const own = ownIntent(charge.payment_intent);
  if (own) return getStoredPayment(deps, own);
  const { payment_intent, created, status, captured } = charge;
  const capture_method = captured ? 'automatic' : 'manual';
  return {
    intent: { id: payment_intent, created, status, capture_method, cancellation_reason: null },
    charge,
  };
}

async function readHistory(deps: PaymentDeps, { intent, charge }: Told): Promise<PaymentHistory> {
  const { db, provider } = deps;
  const charges = await listCharges(db, provider.name, intent.id);
  const ids = charges.map((one) => one.id);
  const [{ refunds, disputes }, rows, decisions, fee_rates, canceled_at] = await Promise.all([
    listBelonging(db, provider.name, ids),
    listMovements(db, ids),
    listDecisions(db, intent.id),
    readFeeRates(deps, charge?.balance_transaction ?? null),
    intent.status === 'canceled' ? findCanceledAt(db, provider.name, intent.id) : undefined,
  ]);
  const rates = (row: MovementRow) => (row.transaction_id === charge?.balance_transaction ? fee_rates : null);
  return {
    intent: { ...intent, canceled_at: canceled_at ?? decisions[0]?.at ?? null },
    charges,
    movements: rows.map((row) => movementOf(row, rates(row))),
    refunds,
    disputes,
    decisions,
  };
}

const movementOf = (row: MovementRow, fee_rates: HistoryMovement['fee_rates']): HistoryMovement => ({
  ...row,
  at: secondsOf(row.date),
  fee_rates,
  deposit: payoutOf(row),
});

const payoutOf = ({
  deposit_id,
  arrival,
}: MovementRow): Readonly<{ id: string; arrival_date: EpochSeconds }> | null =>
  deposit_id === null || arrival === null ? null : { id: deposit_id, arrival_date: secondsOf(arrival) };
